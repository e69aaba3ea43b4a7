import type { Keyword } from "./keyword.ts";

/** `x-titles`: a title for each value of the schema's `enum`, in the same order. */
export const xTitles: Keyword = {
  name: "x-titles",
  on: ["schema"],
  check: (value, { holder }) =>
    Array.isArray(value) &&
    value.every((title) => typeof title === "string") &&
    Array.isArray(holder.enum) &&
    holder.enum.length === value.length
      ? undefined
      : "x-titles must have one title for each value of the schema's enum",
};

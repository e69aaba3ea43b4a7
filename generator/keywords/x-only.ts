import type { Keyword } from "./keyword.ts";

/** `x-only: [a, b]`: only the variants a and b of a body may contain this member. */
export const xOnly: Keyword = {
  name: "x-only",
  on: ["schema"],
  check: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((name) => typeof name === "string") &&
    new Set(value).size === value.length
      ? undefined
      : "x-only must list the names of the variants that may send this member, each once",
};

import type { Keyword } from "./keyword.ts";

/** `x-only: [a, b]`: only these variants of a body may send this member. */
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

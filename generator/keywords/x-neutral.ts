import type { Keyword } from "./keyword.ts";

/** `x-neutral: v` beside `x-only`: this value means "not used" and is accepted in every variant. */
export const xNeutral: Keyword = {
  name: "x-neutral",
  on: ["schema"],
  check: (_value, { holder }) =>
    holder["x-only"] === undefined ? "x-neutral says nothing without x-only beside it" : undefined,
};

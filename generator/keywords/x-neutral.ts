import type { Keyword } from "./keyword.ts";

/** `x-neutral: v` with `x-only`: this value means "not used" and is accepted in every variant. */
export const xNeutral: Keyword = {
  name: "x-neutral",
  on: ["schema"],
  check: (_value, { holder }) =>
    holder["x-only"] === undefined ? "x-neutral needs x-only in the same schema" : undefined,
};

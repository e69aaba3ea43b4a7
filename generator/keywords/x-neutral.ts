import type { Keyword } from "./keyword.ts";

/** `x-neutral: v` beside `x-only`: v means "not used". Variants not listed in `x-only` may send only this value. */
export const xNeutral: Keyword = {
  name: "x-neutral",
  on: ["schema"],
  check: (_value, { holder }) =>
    holder["x-only"] === undefined ? "x-neutral needs x-only in the same schema" : undefined,
};

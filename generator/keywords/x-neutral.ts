import type { Keyword } from "./keyword.ts";

/** `x-neutral: v` beside `x-only`: a variant not in `x-only` may send the member only with the value v, "not used". */
export const xNeutral: Keyword = {
  name: "x-neutral",
  on: ["schema"],
  check: (_value, { holder }) =>
    holder["x-only"] === undefined ? "x-neutral needs x-only in the same schema" : undefined,
};

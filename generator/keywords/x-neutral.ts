import type { Keyword } from "./keyword.ts";

/** `x-neutral: v` with `x-only`: the value v means "not used", and every variant accepts v. */
export const xNeutral: Keyword = {
  name: "x-neutral",
  on: ["schema"],
  check: (_value, { holder }) =>
    holder["x-only"] === undefined ? "x-neutral needs x-only in the same schema" : undefined,
};

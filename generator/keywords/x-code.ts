import type { Keyword } from "./keyword.ts";

/** `x-code`: the error code that an external authority uses for the rule in `x-rule`. */
export const xCode: Keyword = {
  name: "x-code",
  on: ["schema"],
  check: (value, { holder }) => {
    if (typeof value !== "string" || value === "")
      return 'x-code must be a non-empty string, such as "3116"';
    return holder["x-rule"] === undefined ? "x-code needs x-rule in the same schema" : undefined;
  },
};

import type { Keyword } from "./keyword.ts";

/** `x-decimals: n`: at most n digits after the point, counted in the shortest decimal text of the number. */
export const xDecimals: Keyword = {
  name: "x-decimals",
  on: ["schema"],
  check: (value) =>
    Number.isInteger(value) && Number(value) >= 0
      ? undefined
      : "x-decimals is the number of decimals that are allowed: 0 or more",
  decides: { type: "number", runtime: "decimals" },
};

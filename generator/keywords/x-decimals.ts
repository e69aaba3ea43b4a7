import type { Keyword } from "./keyword.ts";

/** `x-decimals: n`: at most n digits after the decimal point, in the number's shortest decimal notation. */
export const xDecimals: Keyword = {
  name: "x-decimals",
  on: ["schema"],
  check: (value) =>
    Number.isInteger(value) && Number(value) >= 0
      ? undefined
      : "x-decimals must be the largest number of decimals, an integer of 0 or more",
  decides: { type: "number", runtime: "decimals" },
};

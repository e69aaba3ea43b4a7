import type { Keyword } from "./keyword.ts";

/** `x-message`: one sentence about the error and its fix, for the sender of the body. */
export const xMessage: Keyword = {
  name: "x-message",
  on: ["schema"],
  check: (value, { holder }) => {
    if (typeof value !== "string" || value.trim() === "") return "x-message must be one sentence";
    return holder["x-rule"] === undefined ? "x-message needs x-rule in the same schema" : undefined;
  },
};

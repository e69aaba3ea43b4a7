import type { Keyword } from "./keyword.ts";

/** `x-message`: one sentence that tells whoever broke the rule what is wrong and what to do. */
export const xMessage: Keyword = {
  name: "x-message",
  on: ["schema"],
  check: (value, { holder }) => {
    if (typeof value !== "string" || value.trim() === "") return "x-message is one sentence";
    return holder["x-rule"] === undefined
      ? "this rule has a message and no id (x-rule)"
      : undefined;
  },
};

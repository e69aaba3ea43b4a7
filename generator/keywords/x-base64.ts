import type { Keyword } from "./keyword.ts";

/** `x-base64: true`: the text is base64 (RFC 4648 §4): alphabet, padding and length. */
export const xBase64: Keyword = {
  name: "x-base64",
  on: ["schema"],
  check: (value) => (value === true ? undefined : "x-base64 is true or absent"),
  decides: { type: "string", runtime: "base64" },
};

import type { Keyword } from "./keyword.ts";

/** `x-vectors: folder`: the folder of the accepted and rejected bodies of this spec. */
export const xVectors: Keyword = {
  name: "x-vectors",
  on: ["openapi"],
  check: (value) =>
    typeof value === "string" && /^[A-Za-z0-9_-]+$/.test(value)
      ? undefined
      : "x-vectors must name a folder next to this file",
};

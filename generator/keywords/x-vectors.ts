import type { Keyword } from "./keyword.ts";

/** Whether a value can name a folder in the root folder of a spec. */
export function isFolderName(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]+$/.test(value);
}

/** `x-vectors: folder`: the folder with the accepted and rejected bodies (vectors) of this spec. */
export const xVectors: Keyword = {
  name: "x-vectors",
  on: ["openapi"],
  check: (value) =>
    isFolderName(value)
      ? undefined
      : "x-vectors must be the name of a folder in the root folder of the spec",
};

import type { Keyword } from "./keyword.ts";

const origins = ["specified", "named", "added"];

/**
 * `x-origin`: whether the original interface specifies an operation, only names it, or lacks it (`added`).
 * In `info`, APIs.guru writes where it found a document; at the root, swagger2openapi writes what it converted.
 */
export const xOrigin: Keyword = {
  name: "x-origin",
  on: ["operation"],
  foreign: ["info", "openapi"],
  check: (value) =>
    typeof value === "string" && origins.includes(value)
      ? undefined
      : `x-origin must be one of ${origins.join(", ")}`,
};

import type { Keyword } from "./keyword.ts";

const origins = ["specified", "named", "added"];

/**
 * `x-origin`: whether the original interface specifies an operation, only names it, or lacks it (`added`).
 * Other tools use this name for the source of a document: APIs.guru in `info`, swagger2openapi at the root.
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

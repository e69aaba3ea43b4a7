import type { Keyword } from "./keyword.ts";

const origins = ["specified", "named", "added"];

/**
 * A spec may extend an original interface. `x-origin` states whether the original specifies an operation, only names
 * the operation, or lacks it (`added`).
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

import type { Keyword } from "./keyword.ts";

const origins = ["specified", "named", "added"];

/** `x-origin`: whether the interface specifies an operation (`specified`), only names it (`named`), or lacks it (`added` by us). */
export const xOrigin: Keyword = {
  name: "x-origin",
  on: ["operation"],
  check: (value) =>
    origins.includes(String(value)) ? undefined : `x-origin must be one of ${origins.join(", ")}`,
};

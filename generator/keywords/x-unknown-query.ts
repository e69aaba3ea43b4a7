import type { Keyword } from "./keyword.ts";

/**
 * `x-unknown-query: refuse | ignore` on a document or an operation: undeclared query parameters are
 * rejected (the default) or ignored. An operation's value overrides the document's value.
 */
export const xUnknownQuery: Keyword = {
  name: "x-unknown-query",
  on: ["openapi", "operation"],
  check: (value) =>
    value === "refuse" || value === "ignore"
      ? undefined
      : "x-unknown-query must be refuse or ignore",
};

import type { Keyword } from "./keyword.ts";

/**
 * `x-unknown-query: refuse | ignore` on a document or an operation: whether an undeclared
 * query parameter is rejected, which is the default. An operation overrides its document.
 */
export const xUnknownQuery: Keyword = {
  name: "x-unknown-query",
  on: ["openapi", "operation"],
  check: (value) =>
    value === "refuse" || value === "ignore"
      ? undefined
      : "x-unknown-query must be refuse or ignore",
};

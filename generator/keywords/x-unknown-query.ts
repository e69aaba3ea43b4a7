import type { Keyword } from "./keyword.ts";

/**
 * `x-unknown-query: refuse | ignore` on a document or an operation: whether a parameter of a query that
 * nobody declares is rejected, which is the default. An operation outranks its document.
 */
export const xUnknownQuery: Keyword = {
  name: "x-unknown-query",
  on: ["openapi", "operation"],
  check: (value) =>
    value === "refuse" || value === "ignore" ? undefined : "x-unknown-query is refuse or ignore",
};

import type { Document, Warning } from "../../generated/types/models.d.ts";

/** Adds warnings, if any, to the document. */
export function withWarnings(response: Document, warnings: readonly Warning[]): Document {
  return warnings.length === 0 ? response : { warnings: [...warnings], ...response };
}

import type { Document, Warning } from "../../generated/types/models.d.ts";

/** The document with its warnings, if there are any. */
export function withWarnings(response: Document, warnings: readonly Warning[]): Document {
  return warnings.length === 0 ? response : { warnings: [...warnings], ...response };
}

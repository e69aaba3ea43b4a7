import type { Document, Warning } from "../../generated/types/models.d.ts";

/** Returns a copy of the document with the member `warnings`, or the document itself if there are no warnings. */
export function withWarnings(response: Document, warnings: readonly Warning[]): Document {
  return warnings.length === 0 ? response : { warnings: [...warnings], ...response };
}

import { ProblemError } from "../http/problem-error.ts";
import type { Status } from "../model/states.ts";
import { onlyDrafts, statuses } from "../model/states.ts";
import type { DocumentRow } from "../store/documents.ts";

/** Throws a 409 unless the document is a draft. The message says which documents can change: `changeable`. */
export function requireDraft(
  { document_status }: DocumentRow,
  change: Parameters<typeof onlyDrafts>[1],
  changeable?: string,
): void {
  if (document_status !== statuses.draft) {
    const detail = onlyDrafts(document_status as Status, change, changeable);
    throw new ProblemError({ status: 409, problem: { detail } });
  }
}

import type { Principal } from "../auth/principal.ts";
import { pathId, scopeOf } from "../http/access.ts";
import type { Services } from "../services.ts";
import type { DocumentRow } from "../store/documents.ts";
import { findRow } from "../store/page.ts";
import { replicaThenPrimary } from "../store/replica-then-primary.ts";

/** Finds the document by the identifier in a path; undefined if missing or inaccessible to the principal. */
export async function readDocument(
  { store }: Services,
  principal: Principal,
  text: string,
): Promise<DocumentRow | undefined> {
  const id = pathId(text);
  return id === undefined
    ? undefined
    : replicaThenPrimary(store, (session) => findRow(session, "documents", scopeOf(principal), id));
}

import type { DocumentCreate, DocumentUpdate, Warning } from "../../../generated/types/models.d.ts";
import { codeWarnings } from "../code-warnings.ts";
import type { WholeDocument } from "../country.ts";
import { totalsWarnings } from "../warnings.ts";
import { amounts } from "./amounts.ts";
import { codes } from "./codes.ts";

/** Warns of misspelt codes and of totals that do not add up. */
export function warn(
  document: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
): readonly Warning[] {
  return [...codeWarnings(body, codes), ...totalsWarnings(amounts(document))];
}

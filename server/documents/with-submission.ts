import type { Document } from "../../generated/types/models.d.ts";
import type { MadeFacts } from "../authority/made-file.ts";
import { authorityFields } from "../model/authority-fields.ts";
import { statuses } from "../model/states.ts";
import type { AuthorityFacts } from "../model/verdict-fields.ts";
import { verdictFields } from "../model/verdict-fields.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import { verdictOf } from "./stored-verdict.ts";

/** Adds members to a document: the submission's state, and the authority's verdict and receipt once they arrive. */
export function withSubmission(document: Document, row: SubmissionRow): Document {
  const fields = verdictFields(factsOf(document, row));
  const { taxbureau_validation_status, result, ...receipt } = fields;
  const header = { taxbureau_validation_status, ...document.header };
  // Overrides the value that an update may have stored.
  header.taxbureau_validation_status = taxbureau_validation_status;
  const verdict = verdictOf(row.verdict);
  const authority = authorityFields({
    attempts: row.attempts,
    ...(verdict !== undefined && { verdict }),
    ...(row.made !== null && { made: JSON.parse(row.made) as MadeFacts }),
  });
  const response: Document = {
    ...document,
    ...(result !== undefined && { result }),
    authority,
    header,
  };
  if (receipt.document_cdr === undefined) {
    return response;
  }
  return { ...response, electronic_document: { ...document.electronic_document, ...receipt } };
}

function factsOf({ document_status }: Document, row: SubmissionRow): AuthorityFacts {
  const verdict = verdictOf(row.verdict);
  const cancellation = verdictOf(row.cancellation);
  return {
    delivery: row.state as AuthorityFacts["delivery"],
    ...(row.failure !== null && { failure: row.failure }),
    cancelled: document_status === statuses.cancelled,
    ...(verdict !== undefined && { verdict }),
    ...(cancellation !== undefined && { cancellation }),
  };
}

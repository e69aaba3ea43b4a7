import type { Verdict } from "./authority.ts";

/** States that `header.taxbureau_validation_status` tells: no verdict yet, accepted, refused. */
export const validationStatuses = { pending: 0, accepted: 1, refused: 2 } as const;

/** How a verdict appears in a document; the document's own state and its delivery are other facts, and none moves another. */
export interface VerdictFields {
  readonly taxbureau_validation_status: number;
  readonly result: { readonly status: number; readonly error_message?: string };
  /** In base64, with its file name; where the authority gave a receipt. */
  readonly document_cdr?: string;
  readonly document_cdr_filename?: string;
}

/** The fields that show a verdict, or that there is none yet. A refusal says what became of the number. */
export function verdictFields(verdict: Verdict | undefined): VerdictFields {
  if (verdict === undefined) {
    return { taxbureau_validation_status: validationStatuses.pending, result: { status: 0 } };
  }
  if (verdict.accepted) {
    const { receipt } = verdict;
    return {
      taxbureau_validation_status: validationStatuses.accepted,
      result: { status: 0 },
      ...(receipt && {
        document_cdr: receipt.content,
        document_cdr_filename: receipt.filename,
      }),
    };
  }
  const { code, message, numberUsed } = verdict;
  const number = numberUsed ? "The number is used." : "The number is not used.";
  return {
    taxbureau_validation_status: validationStatuses.refused,
    result: { status: 1, error_message: `${code} ${message} ${number}` },
  };
}

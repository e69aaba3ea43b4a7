import type { Verdict } from "../authority/authority.ts";

/** States that `header.taxbureau_validation_status` tells: no verdict yet, accepted, refused, cancelled there too. */
export const validationStatuses = { pending: 0, accepted: 1, refused: 2, cancelled: 3 } as const;

/** What is known of a document at the authority: whether it has arrived there, what was said of it and, once it is cancelled, of that. */
export interface AuthorityFacts {
  readonly delivery: "pending" | "delivered" | "failed";
  readonly verdict?: Verdict;
  /** Whether the document is cancelled here. */
  readonly cancelled?: boolean;
  readonly cancellation?: Verdict;
}

/** How these facts appear in a document; the document's own state is another fact, and none moves another. */
export interface VerdictFields {
  readonly taxbureau_validation_status: number;
  /** Absent while an answer is awaited. */
  readonly result?: { readonly status: number; readonly error_message?: string };
  /** In base64, with its file name; where the authority gave a receipt. */
  readonly document_cdr?: string;
  readonly document_cdr_filename?: string;
}

const NUMBER_USED = "The number is used.";
const NUMBER_UNUSED =
  "The number is not used there; the document keeps it, so that its sequence has no gap.";
const STILL_COUNTS = "The document still counts there.";
const UNREACHED = "The tax authority could not be reached for three days and knows nothing of this";

/** The fields that show what is known of a document at the authority. A refusal says what became of the number. */
export function verdictFields(facts: AuthorityFacts): VerdictFields {
  return {
    taxbureau_validation_status: validationStatuses[standing(facts)],
    ...outcome(facts),
    ...(facts.verdict?.accepted &&
      facts.verdict.receipt && {
        document_cdr: facts.verdict.receipt.content,
        document_cdr_filename: facts.verdict.receipt.filename,
      }),
  };
}

// A document counts at the authority until a cancellation is accepted there.
function standing({ verdict, cancellation }: AuthorityFacts): keyof typeof validationStatuses {
  if (verdict === undefined) return "pending";
  if (!verdict.accepted) return "refused";
  return cancellation?.accepted ? "cancelled" : "accepted";
}

function outcome(facts: AuthorityFacts): Pick<VerdictFields, "result"> {
  const { verdict, cancelled = false, cancellation, delivery } = facts;
  if (verdict?.accepted === false) {
    return failure(verdict, verdict.numberUsed ? NUMBER_USED : NUMBER_UNUSED);
  }
  const awaited = verdict === undefined ? verdict : cancelled ? cancellation : verdict;
  if (awaited?.accepted === false) return failure(awaited, STILL_COUNTS);
  if (awaited !== undefined) return { result: { status: 0 } };
  if (delivery !== "failed") return {};
  const what = verdict === undefined ? "document" : "cancellation";
  return { result: { status: 1, error_message: `${UNREACHED} ${what}.` } };
}

function failure(
  { code, message }: { readonly code: string; readonly message: string },
  consequence: string,
): Pick<VerdictFields, "result"> {
  return { result: { status: 1, error_message: `${code} ${message} ${consequence}` } };
}

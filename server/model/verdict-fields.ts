import type { Verdict } from "../authority/authority.ts";

/** Values of `header.taxbureau_validation_status`; `cancelled` means that the authority accepted the cancellation. */
export const validationStatuses = { pending: 0, accepted: 1, rejected: 2, cancelled: 3 } as const;

/** The state of a document, and of its cancellation, at the authority. */
export interface AuthorityFacts {
  readonly delivery: "pending" | "delivered" | "failed";
  /** The failure of the last attempt; "internal" is an error of this service. */
  readonly failure?: string;
  readonly verdict?: Verdict;
  /** Whether the document is cancelled in this service. */
  readonly cancelled?: boolean;
  readonly cancellation?: Verdict;
}

/** The document members that show `AuthorityFacts`; `document_status` is independent of these members. */
export interface VerdictFields {
  readonly taxbureau_validation_status: number;
  /**
   * Absent until a verdict arrives or the delivery fails. Once an accepted document is cancelled, only the
   * cancellation's verdict counts.
   */
  readonly result?: { readonly status: number; readonly error_message?: string };
  /** The receipt in Base64; absent if the verdict has no receipt. */
  readonly document_cdr?: string;
  readonly document_cdr_filename?: string;
}

const NUMBER_USED = "The authority counts the number as used.";
const NUMBER_UNUSED =
  "The authority does not count the number as used. The document keeps the number, so the sequence has no gap.";
const STILL_COUNTS = "The document remains valid at the authority.";
const UNREACHED =
  "The tax authority could not be reached for three days and has not confirmed this";
const NOT_SENT =
  "An error of this service prevented the submission, so the tax authority has not confirmed this";

/** The members that show a document's state; a rejected document's `error_message` says whether its number is used. */
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

// A document remains valid at the authority until the authority accepts a cancellation.
function standing({ verdict, cancellation }: AuthorityFacts): keyof typeof validationStatuses {
  if (verdict === undefined) return "pending";
  if (!verdict.accepted) return "rejected";
  return cancellation?.accepted ? "cancelled" : "accepted";
}

function outcome(facts: AuthorityFacts): Pick<VerdictFields, "result"> {
  const { verdict, cancelled = false, cancellation, delivery, failure: cause } = facts;
  if (verdict?.accepted === false) {
    return failure(verdict, verdict.numberUsed ? NUMBER_USED : NUMBER_UNUSED);
  }
  const awaited = verdict === undefined ? verdict : cancelled ? cancellation : verdict;
  if (awaited?.accepted === false) return failure(awaited, STILL_COUNTS);
  if (awaited !== undefined) return { result: { status: 0 } };
  if (delivery !== "failed") return {};
  const what = verdict === undefined ? "document" : "cancellation";
  const reason = cause === "internal" ? NOT_SENT : UNREACHED;
  return { result: { status: 1, error_message: `${reason} ${what}.` } };
}

function failure(
  { code, message }: { readonly code: string; readonly message: string },
  consequence: string,
): Pick<VerdictFields, "result"> {
  return { result: { status: 1, error_message: `${code} ${message} ${consequence}` } };
}

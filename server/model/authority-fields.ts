import type { DocumentAuthority } from "../../generated/types/models.d.ts";
import type { Verdict } from "../authority/authority.ts";

/** The facts of a submission for the member `authority`. */
export interface SubmissionFacts {
  /** Number of attempts to send the current file; for a cancelled document, to send the cancellation. */
  readonly attempts: number;
  readonly verdict?: Verdict;
  /** Absent before the file is made. */
  readonly made?: Pick<DocumentAuthority, "signed_with" | "numbering"> & {
    readonly defaults: readonly string[];
  };
}

/** Returns the member `authority` of an issued document. */
export function authorityFields({ attempts, verdict, made }: SubmissionFacts): DocumentAuthority {
  const { receivedAt, messages } = verdict ?? {};
  return {
    name: "sandbox",
    ...(made !== undefined && { ...made, defaults: [...made.defaults] }),
    status: statusOf(verdict),
    attempts,
    ...verdict?.facts,
    ...(receivedAt !== undefined && { received_at: new Date(receivedAt).toISOString() }),
    ...(messages !== undefined && { messages: [...messages] }),
  };
}

function statusOf(verdict: Verdict | undefined): DocumentAuthority["status"] {
  if (verdict === undefined) return "pending";
  if (!verdict.accepted) return "refused";
  return verdict.observed === true ? "observed" : "accepted";
}

import type { Queue } from "../jobs/queue.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import { claimSubmissions, releaseSubmission, settleSubmission } from "../store/submissions.ts";
import { turnsOf } from "../store/turns.ts";

/** What the authority is still to be told, a document an entry. */
export const submissionQueue: Queue<SubmissionRow> = {
  name: "submission",
  turns: turnsOf("submissions", "document_id"),
  claim: claimSubmissions,
  settle: (transaction, row, { state, due_at, attempted_at, failure }) =>
    settleSubmission(transaction, { ...row, state, due_at, attempted_at, failure }),
  release: releaseSubmission,
  idOf: ({ document_id }) => document_id,
};

import type { Queue } from "../../outbox/queue.ts";
import type { SubmissionRow } from "../../store/submissions.ts";
import {
  claimDueSubmissions,
  isAnySubmissionDue,
  releaseSubmission,
  settleSubmission,
} from "../../store/submissions.ts";

/** What the authority is still to be told, a document an entry. */
export const submissionQueue: Queue<SubmissionRow> = {
  name: "submission",
  isAnythingDue: isAnySubmissionDue,
  claim: claimDueSubmissions,
  settle: (transaction, row, { state, due_at, attempted_at, failure }) =>
    settleSubmission(transaction, { ...row, state, due_at, attempted_at, failure }),
  release: releaseSubmission,
  idOf: ({ document_id }) => document_id,
};

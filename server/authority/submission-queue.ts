import type { Queue } from "../jobs/queue.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import {
  acknowledgeSubmission,
  claimSubmissions,
  releaseSubmission,
} from "../store/submissions.ts";
import { turnsOf } from "../store/turns.ts";

/** The queue of documents and cancellations to submit to the authority, with one entry per document. */
export const submissionQueue: Queue<SubmissionRow> = {
  name: "submission",
  turns: turnsOf("submissions", "document_id"),
  claim: claimSubmissions,
  acknowledge: (transaction, row, { state, due_at, attempted_at, failure }) =>
    acknowledgeSubmission(transaction, { ...row, state, due_at, attempted_at, failure }),
  release: releaseSubmission,
  idOf: ({ document_id }) => document_id,
};

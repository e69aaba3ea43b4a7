import { readDocumentAccount } from "../documents/document-account.ts";
import { documentResponse } from "../documents/stored-document.ts";
import type { Outcome } from "../jobs/acknowledge.ts";
import { acknowledge } from "../jobs/acknowledge.ts";
import type { Handler } from "../jobs/worker.ts";
import type { Services } from "../services.ts";
import { findRow } from "../store/page.ts";
import type { Transaction } from "../store/session.ts";
import type { NewSubmission, SubmissionRow } from "../store/submissions.ts";
import type { IssuedDocument } from "./made-file.ts";
import { draw } from "./made-file.ts";
import { submissionQueue } from "./submission-queue.ts";
import { submitNow } from "./submit-now.ts";

/** Milliseconds for which a request leases its own submission; afterwards a worker may lease the submission. */
const OWN_LEASE_MS = 30_000;

const USUAL_WAIT_MS = 2000;
const MAKING_MS = 15_000;
const SLOTS = 16;

/** A new submission of a document, leased to the request that stores the document; `at` is ms since 1970. */
export function ownSubmission(
  { account_id, document_id }: { readonly account_id: number; readonly document_id: number },
  at: number,
  requestId: string,
): NewSubmission {
  const drawn = JSON.stringify(draw(at));
  const due_at = at + OWN_LEASE_MS;
  return { account_id, document_id, created_at: at, due_at, lease: requestId, drawn };
}

/**
 * Submits a stored document, waits a limited time for the outcome, and returns the known state. Calls `also` with this
 * state in the transaction that records the outcome. If the wait ends without an outcome, calls `also` at once in a
 * separate transaction, but only if the file is stored. After a failure the document remains stored, and a worker
 * repeats the attempt.
 */
export async function submit(
  services: Services,
  row: SubmissionRow,
  issued: IssuedDocument,
  also: (transaction: Transaction, known: SubmissionRow) => Promise<void> = async () => undefined,
): Promise<SubmissionRow> {
  const { authorityWaitMs = USUAL_WAIT_MS } = services;
  const cut = new AbortController();
  // After this time the attempt sends no request to the authority, because a worker may soon lease the submission.
  const end = setTimeout(() => cut.abort(), OWN_LEASE_MS * 0.8);
  let known = row;
  let startWaiting = () => {};
  const isMade = new Promise<void>((resolve) => {
    startWaiting = resolve;
  });
  const attempt = submitNow(services, row, issued, {
    signal: cut.signal,
    onMade(stored) {
      known = stored;
      startWaiting();
    },
  });
  // Making the file has its own time limit, because it takes longer when an account's certificate is first used.
  await within(Promise.race([isMade, attempt]), MAKING_MS);
  const outcome = await within(attempt, authorityWaitMs);
  if (outcome === undefined) {
    void attempt
      .then((late) => recordOutcome(services, row, late))
      .finally(() => clearTimeout(end));
    if (known === row) return row;
    return writeOr(services, row, async (transaction) => {
      await also(transaction, known);
      return known;
    });
  }
  clearTimeout(end);
  return recordOutcome(services, row, outcome, also);
}

/** Submits in the background the documents that no request could submit. */
export function submissionHandler(services: Services): Handler<SubmissionRow> {
  return {
    slots: SLOTS,
    async handle(row, signal) {
      const { account_id, document_id } = row;
      const found = await services.store.read((session) =>
        findRow(session, "documents", account_id, document_id),
      );
      if (found === undefined) {
        throw new Error(`Document ${document_id} of account ${account_id} no longer exists.`);
      }
      const account = await readDocumentAccount(services.store, account_id);
      const issued: IssuedDocument = {
        document: documentResponse(found),
        account,
        authorizationId: found.numbering_authorization_id,
      };
      return submitNow(services, row, issued, { signal });
    },
  };
}

async function recordOutcome(
  services: Services,
  row: SubmissionRow,
  outcome: Outcome<SubmissionRow>,
  also?: (transaction: Transaction, known: SubmissionRow) => Promise<void>,
): Promise<SubmissionRow> {
  const { learnt = row } = outcome;
  const known = outcome.state === "delivered" ? { ...learnt, state: outcome.state } : learnt;
  return writeOr(services, row, async (transaction) => {
    const now = services.now();
    const isLeased = await acknowledge(transaction, submissionQueue, row, outcome, now);
    if (!isLeased) {
      return row;
    }
    await also?.(transaction, known);
    return known;
  });
}

// Runs `effect` in a transaction. On an error, logs it and returns `row`, because the document is already stored.
async function writeOr(
  services: Services,
  row: SubmissionRow,
  effect: (transaction: Transaction) => Promise<SubmissionRow>,
): Promise<SubmissionRow> {
  try {
    return await services.store.write(effect);
  } catch (error) {
    services.log.failure(error, { submission: `${row.document_id}`, account: `${row.account_id}` });
    return row;
  }
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

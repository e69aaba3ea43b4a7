import type { Document } from "../../generated/types/models.d.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { verdictOf } from "../documents/stored-verdict.ts";
import type { Outcome } from "../jobs/acknowledge.ts";
import { statuses } from "../model/states.ts";
import type { Services } from "../services.ts";
import { stampNativeFile } from "../store/native-files.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import { documentEvent } from "../webhooks/document-event.ts";
import { enqueueDocumentEvent } from "../webhooks/enqueue-event.ts";
import type { Authority, Cancellation, Submission, Verdict } from "./authority.ts";
import { AuthorityUnreachable } from "./authority-unreachable.ts";
import type { IssuedDocument, MadeFile } from "./made-file.ts";
import { makeFile, stampedRow, storeFile, storeNewFile } from "./made-file.ts";
import { createSandbox } from "./sandbox.ts";
import { sandboxIdentity } from "./sandbox-identity.ts";

type Result = Outcome<SubmissionRow>;

/** Options of an attempt to submit a document. */
export interface AttemptOptions {
  /** Ends the wait for the authority. */
  readonly signal: AbortSignal;
  /** Called after the file is made and before the request to the authority; `known` is the stored submission. */
  readonly onMade?: (known: SubmissionRow) => void;
}

/**
 * Makes one attempt to submit an issued document. If the document was cancelled, also submits the cancellation. The
 * native file is stored before the request to the authority. Exception: if `respondsAtOnce` of the authority is true,
 * the file of a first attempt is stored later, in the transaction that stores the outcome. Errors are in the outcome,
 * never thrown.
 */
export async function submitNow(
  services: Services,
  row: SubmissionRow,
  issued: IssuedDocument,
  options: AttemptOptions,
): Promise<Result> {
  const outcome = await attempt(services, row, issued, options);
  const verdict = verdictOf(outcome.learnt?.verdict ?? null);
  if (row.verdict !== null || verdict === undefined) {
    return outcome;
  }
  const type = verdict.accepted ? "document.accepted" : "document.refused";
  const event = { ...documentEvent(issued.document, services.now()), type } as const;
  return {
    ...outcome,
    async also(transaction) {
      await outcome.also?.(transaction);
      await enqueueDocumentEvent(transaction, event);
    },
  };
}

async function attempt(
  services: Services,
  row: SubmissionRow,
  issued: IssuedDocument,
  { signal, onMade }: AttemptOptions,
): Promise<Result> {
  const { document, account } = issued;
  let learnt = row;
  let also: Result["also"];
  try {
    const authority = authorityOf(services);
    let verdict = verdictOf(row.verdict);
    if (verdict === undefined) {
      let made = await makeFile(services, row, issued);
      const isFirst = !made.isStored && row.attempts === 1;
      const isStoredWithVerdict = isFirst && respondsAtOnce(authority, row, account, made);
      const save = isStoredWithVerdict ? storeNewFile : stampNativeFile;
      if (isStoredWithVerdict) {
        const file = made.row;
        also = (transaction) => storeNewFile(transaction, file);
      } else if (!made.isStored) {
        made = await storeFile(services, made);
      }
      learnt = { ...learnt, made: JSON.stringify(made.facts) };
      onMade?.(isStoredWithVerdict ? row : learnt);
      const submission = submissionOf(row, account, made);
      const response = await inTime(() => authority.submit(submission, signal), signal);
      const { stamped } = response;
      verdict = account.country.native.showsReceipt
        ? response.verdict
        : withoutReceipt(response.verdict);
      if (stamped !== undefined) {
        const complete = stampedRow(made.row, stamped);
        also = (transaction) => save(transaction, complete);
      }
    }
    learnt = { ...learnt, verdict: JSON.stringify(verdict) };
    const isCancelled = document.document_status === statuses.cancelled;
    // A rejected document is not valid, so it needs no cancellation.
    if (isCancelled && verdict.accepted && row.cancellation === null) {
      const cancellation = cancellationOf(document, account);
      const response = await inTime(() => authority.cancel(cancellation, signal), signal);
      learnt = { ...learnt, cancellation: JSON.stringify(response) };
    }
    return { state: "delivered", learnt, ...(also !== undefined && { also }) };
  } catch (error) {
    const rest = { state: "retry", learnt, ...(also !== undefined && { also }) } as const;
    if (error instanceof AuthorityUnreachable) {
      return { ...rest, failure: error.message };
    }
    services.log.failure(error, { document: `${row.document_id}`, account: `${row.account_id}` });
    return { ...rest, failure: "internal" };
  }
}

// Removes the authority's receipt before storage, for a country whose API responses never show it.
function withoutReceipt(verdict: Verdict): Verdict {
  if (!verdict.accepted) return verdict;
  const { receipt: _, ...rest } = verdict;
  return rest;
}

function respondsAtOnce(
  authority: Authority,
  row: SubmissionRow,
  account: DocumentAccount,
  made: MadeFile,
): boolean {
  return authority.respondsAtOnce?.(submissionOf(row, account, made)) === true;
}

function authorityOf(services: Services): Authority {
  return (
    services.authority ??
    createSandbox({ keys: () => sandboxIdentity(services), now: services.now })
  );
}

function submissionOf(
  { account_id, document_id, sending, attempts }: SubmissionRow,
  { country }: DocumentAccount,
  { file, input, limits }: MadeFile,
): Submission {
  return {
    country: country.code,
    accountId: account_id,
    documentId: document_id,
    sending,
    attempt: attempts,
    native: country.native,
    input,
    file,
    limits,
  };
}

function cancellationOf({ document_id, header }: Document, account: DocumentAccount): Cancellation {
  if (document_id === undefined || header.document_number === undefined) {
    throw new Error("Only an issued document can be cancelled.");
  }
  return {
    country: account.country.code,
    accountId: account.id,
    documentId: document_id,
    documentNumber: header.document_number,
  };
}

function inTime<Reply>(ask: () => Promise<Reply>, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AuthorityUnreachable("The authority did not respond in time."));
    // An attempt with no time left, for example after a long wait for its file, sends no request.
    if (signal.aborted) {
      giveUp();
      return;
    }
    signal.addEventListener("abort", giveUp, { once: true });
    ask()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", giveUp));
  });
}

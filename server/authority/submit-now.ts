import type { Document } from "../../generated/types/models.d.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { accountIssuer, renderingInput } from "../documents/rendering-input.ts";
import { verdictOf } from "../documents/stored-verdict.ts";
import type { Outcome } from "../jobs/acknowledge.ts";
import { statuses } from "../model/states.ts";
import { issuerOf } from "../rendering/issuer.ts";
import type { Services } from "../services.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import type { Cancellation, Submission, Verdict } from "./authority.ts";
import { AuthorityUnreachable } from "./authority-unreachable.ts";
import { localAuthority } from "./local-authority.ts";

const ownAuthority = localAuthority();

/** Makes one attempt to submit a document's issue and, once cancelled, its cancellation. Errors are in the outcome, never thrown. */
export async function submitNow(
  services: Services,
  row: SubmissionRow,
  document: Document,
  account: DocumentAccount,
  signal: AbortSignal,
): Promise<Outcome<SubmissionRow>> {
  const { authority = ownAuthority } = services;
  let learnt = row;
  try {
    const submission = submissionOf(services, document, account);
    const verdict =
      verdictOf(row.verdict) ?? (await inTime(authority.submit(submission, signal), signal));
    learnt = { ...learnt, verdict: JSON.stringify(verdict) };
    const isCancelled = document.document_status === statuses.cancelled;
    // A rejected document does not count at the authority, so there is nothing to cancel.
    if (isCancelled && verdict.accepted && row.cancellation === null) {
      const asked = authority.cancel(factsOf(document, account), signal);
      learnt = { ...learnt, cancellation: JSON.stringify(await inTime(asked, signal)) };
    }
    return { state: "delivered", learnt };
  } catch (error) {
    if (error instanceof AuthorityUnreachable) {
      return { state: "retry", failure: error.message, learnt };
    }
    services.log.failure(error, { document: `${row.document_id}`, account: `${row.account_id}` });
    return { state: "retry", failure: "internal", learnt };
  }
}

/** The immediate verdict on an issued document; undefined when the authority has to be asked. */
export function verdictAtOnce(
  services: Services,
  document: Document,
  account: DocumentAccount,
): Verdict | undefined {
  const { authority = ownAuthority } = services;
  return authority.decideAtOnce?.(submissionOf(services, document, account));
}

function submissionOf(
  services: Services,
  document: Document,
  account: DocumentAccount,
): Submission {
  const { rendering } = account.country;
  const issuer = issuerOf({ document, issuer: accountIssuer(account) });
  const receiptName = rendering.receiptName?.({ document, issuer });
  return {
    async xml() {
      const { renderXml } = await import("../rendering/render-xml.ts");
      return renderXml(await renderingInput(services, document, account));
    },
    ...(receiptName !== undefined && { receiptName }),
    ...factsOf(document, account),
  };
}

function factsOf({ document_id, header }: Document, account: DocumentAccount): Cancellation {
  if (document_id === undefined || header.document_number === undefined) {
    throw new Error("Only an issued document can be submitted.");
  }
  return {
    country: account.country.code,
    accountId: account.id,
    documentId: document_id,
    documentTypeId: header.document_type_id,
    documentNumber: header.document_number,
  };
}

function inTime<Reply>(reply: Promise<Reply>, signal: AbortSignal): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AuthorityUnreachable("It did not respond in time."));
    signal.addEventListener("abort", giveUp, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}

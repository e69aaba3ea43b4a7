import type { Document } from "../../generated/types/models.d.ts";
import { readDocumentAccount } from "../documents/document-account.ts";
import { readRelations } from "../documents/document-relations.ts";
import { documentResponse } from "../documents/stored-document.ts";
import type { Outcome } from "../jobs/acknowledge.ts";
import type { OutboxHandler } from "../jobs/worker.ts";
import { validationStatuses } from "../model/verdict-fields.ts";
import type { Services } from "../services.ts";
import type { OutboxRow } from "../store/outbox.ts";
import { findRow } from "../store/page.ts";
import type { Transaction } from "../store/session.ts";
import { documentEvent } from "../webhooks/document-event.ts";
import type { DocumentEvent } from "../webhooks/enqueue-event.ts";
import { enqueueDocumentEvent } from "../webhooks/enqueue-event.ts";
import { documentMail } from "./document-mail.ts";
import type { EmailPayload } from "./enqueue-email.ts";
import type { Mail, Mailer } from "./mailer.ts";

const SLOTS = 8;

/** Sends documents by e-mail; postpones documents whose submission the authority has not accepted. */
export function emailHandler(services: Services, mailer: Mailer): OutboxHandler {
  return {
    kind: "email",
    slots: SLOTS,
    async handle(entry, signal) {
      const document = await readDocument(services, entry);
      if (document === undefined) {
        return giveUp(services, entry, "no-receiver");
      }
      if (document.awaitsAcceptance) {
        return { state: "postponed", failure: "no-acceptance" };
      }
      const mail = await composeMail(services, mailer, entry, document.shown);
      if (mail === undefined) {
        return giveUp(services, entry, "no-receiver");
      }
      const failure = await mailer.send(mail, signal);
      if (failure === undefined) {
        return { state: "delivered", also: (transaction) => notify(transaction, services, entry) };
      }
      return failure === "refused" ? giveUp(services, entry, failure) : { state: "retry", failure };
    },
  };
}

async function notify(
  transaction: Transaction,
  { now }: Services,
  { account_id, target_id }: OutboxRow,
): Promise<void> {
  const row = await findRow(transaction, "documents", account_id, target_id);
  if (row !== undefined) {
    const event = { ...documentEvent(documentResponse(row), now()), type: "document.emailed" };
    await enqueueDocumentEvent(transaction, event as DocumentEvent);
  }
}

/**
 * Reads the document; undefined if it was deleted. `awaitsAcceptance` is true if the document's submission is pending
 * or rejected.
 */
async function readDocument(
  { store }: Services,
  { account_id, target_id }: OutboxRow,
): Promise<{ shown: Document; awaitsAcceptance: boolean } | undefined> {
  const row = await store.read((session) => findRow(session, "documents", account_id, target_id));
  if (row === undefined) {
    return undefined;
  }
  const relations = await store.read((session) => readRelations(session, row));
  const shown = documentResponse(row, relations);
  const standing = shown.header.taxbureau_validation_status;
  const isWaiting =
    standing === validationStatuses.pending || standing === validationStatuses.rejected;
  return { shown, awaitsAcceptance: relations.submission !== undefined && isWaiting };
}

async function composeMail(
  services: Services,
  mailer: Mailer,
  { account_id, message_id, payload }: OutboxRow,
  document: Document,
): Promise<Mail | undefined> {
  const account = await readDocumentAccount(services.store, account_id);
  const { to } = JSON.parse(payload) as EmailPayload;
  const target = { sender: mailer.sender, messageId: message_id, to };
  return documentMail(services, document, account, target);
}

function giveUp({ log }: Services, { account_id, target_id }: OutboxRow, failure: string): Outcome {
  log.info(`the e-mail with document ${target_id} of account ${account_id} failed: ${failure}`);
  return { state: "failed", failure };
}

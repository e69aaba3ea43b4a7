import { sql } from "kysely";
import type { Operations, Resolvers, ValidationError } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { DocumentEmail, DocumentEmails } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { documentOf } from "../documents/stored-document.ts";
import { isAddress } from "../email/address.ts";
import type { EmailPayload } from "../email/enqueue-email.ts";
import { enqueueEmail } from "../email/enqueue-email.ts";
import { notFound } from "../http/access.ts";
import { writeOnce } from "../http/idempotency.ts";
import { catchProblems, ProblemError, rejectInvalid, rejectState } from "../http/problem-error.ts";
import { readDocument } from "../invoicing/read.ts";
import { statuses } from "../model/states.ts";
import type { Services } from "../services.ts";
import type { DocumentRow } from "../store/documents.ts";
import type { OutboxRow } from "../store/outbox.ts";
import { findRow, readPage } from "../store/page.ts";
import type { Transaction } from "../store/session.ts";
import { guardList, readList } from "./lists.ts";

type Named = "createDocumentEmails" | "listDocumentEmails";

const LIST = "document_emails";
const WHAT = "document";

/** Operations that send a document by e-mail and list the e-mails of a document. */
export function documentEmailOperations(services: Services): Pick<Operations<Principal>, Named> {
  return {
    createDocumentEmails: (request) =>
      catchProblems([400, 404, 409, 422], async () => {
        const { principal, params, body } = request;
        const row = await readDocument(services, principal, params.document_id);
        if (row === undefined) {
          return notFound(WHAT);
        }
        return writeOnce(services, request, async (transaction) => {
          // `row` may come from a replica that lags behind the primary.
          const { account_id, document_id } = row;
          const current = await findRow(transaction, "documents", account_id, document_id);
          if (current === undefined) {
            throw new ProblemError(notFound(WHAT));
          }
          const to = receiversOf(current, body?.to);
          rejectInvalid(wrongReceivers(to, body?.to));
          if (current.document_status === statuses.draft) {
            rejectState(validationError("email.draft", ""));
          }
          return { status: 202, body: await enqueue(services, transaction, current, to) };
        });
      }),

    async listDocumentEmails(request) {
      const { principal, params } = request;
      const row = await readDocument(services, principal, params.document_id);
      if (row === undefined) {
        return notFound(WHAT);
      }
      const { account_id, document_id } = row;
      // The kind is a literal, because a bound parameter would not match the condition of the partial index.
      const conditions = [
        sql<boolean>`kind = ${sql.lit("email")}`,
        sql<boolean>`target_id = ${document_id}`,
      ];
      const asked = { principal, query: { ...request.query, account_id } };
      const page = await readList(services, LIST, asked, {
        read: (session, wanted) => readPage(session, "outbox", wanted, conditions),
        position: (entry) => ({ createdAt: entry.created_at, id: entry.outbox_id }),
        toItems: (entries) => entries.map((entry) => emailResponse(entry, row)),
      });
      return { status: 200, body: page };
    },
  };
}

/** The checks before validation: whether the document exists, and whether the list's cursor is valid. */
export function documentEmailResolvers(services: Services): Pick<Resolvers<Principal>, Named> {
  const exists = async (request: { principal: Principal; params: { document_id: string } }) => {
    const row = await readDocument(services, request.principal, request.params.document_id);
    return row === undefined ? notFound(WHAT) : undefined;
  };
  return {
    createDocumentEmails: exists,
    async listDocumentEmails(request) {
      const missing = await exists(request);
      const found = guardList(services, LIST, request);
      return missing ?? (found !== undefined && "status" in found ? undefined : found);
    },
  };
}

function receiversOf(row: DocumentRow, named?: readonly string[]): readonly string[] {
  return named ?? [documentOf(row).header.receiver_email?.trim() ?? ""];
}

function wrongReceivers(
  receivers: readonly string[],
  named?: readonly string[],
): ValidationError[] {
  return receivers.flatMap((one, index) =>
    isAddress(one)
      ? []
      : [validationError("email.receiver-missing", named === undefined ? "/to" : `/to/${index}`)],
  );
}

async function enqueue(
  { now, sendsEmail }: Services,
  transaction: Transaction,
  row: DocumentRow,
  receivers: readonly string[],
): Promise<DocumentEmails> {
  const { account_id: accountId, document_id: documentId } = row;
  const items: DocumentEmail[] = [];
  for (const to of new Set(receivers)) {
    const failure = sendsEmail ? {} : { failure: "no-server" as const };
    const email = { accountId, documentId, at: now(), to, ...failure };
    const id = await enqueueEmail(transaction, email);
    const entry = await findRow(transaction, "outbox", accountId, id);
    if (entry === undefined) {
      throw new Error("An e-mail that was just stored no longer exists.");
    }
    items.push(emailResponse(entry, row));
  }
  return { items };
}

/** Returns the response for an outbox entry; `row` is the entry's document. */
export function emailResponse(entry: OutboxRow, row: DocumentRow | undefined): DocumentEmail {
  const { to = row && documentOf(row).header.receiver_email?.trim() } = JSON.parse(
    entry.payload,
  ) as EmailPayload;
  const response: DocumentEmail = {
    document_email_id: entry.outbox_id,
    account_id: entry.account_id,
    document_id: entry.target_id,
    state: entry.state as DocumentEmail["state"],
    attempts: entry.attempts,
    created_at: rfc3339(entry.created_at),
  };
  if (to !== undefined) {
    response.to = to;
  }
  if (entry.state === "pending") {
    response.next_attempt_at = rfc3339(entry.due_at);
  }
  if (entry.attempted_at !== null) {
    response.last_attempt_at = rfc3339(entry.attempted_at);
  }
  if (entry.failure !== null) {
    response.failure = entry.failure as NonNullable<DocumentEmail["failure"]>;
  }
  return response;
}

function rfc3339(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

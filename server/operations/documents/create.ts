import type { CreateDocumentRequest, CreateDocumentResponse } from "../../../generated/routes.ts";
import type { Document, DocumentCreate, Warning } from "../../../generated/types/models.d.ts";
import type { Principal } from "../../auth/principal.ts";
import { statuses } from "../../documents/states.ts";
import { enqueueEmail } from "../../email/enqueue-email.ts";
import type { DocumentHistoryRow } from "../../store/document-history.ts";
import { appendHistory } from "../../store/document-history.ts";
import { insertDocument } from "../../store/documents.ts";
import type { Session, Transaction } from "../../store/session.ts";
import { writeOnce } from "../idempotency.ts";
import { answerRefusals, refuseAll } from "../refused.ts";
import type { Services } from "../services.ts";
import { assignFolio, checkFolio } from "./assign-folio.ts";
import { checkNames } from "./check-names.ts";
import type { DocumentAccount } from "./document-account.ts";
import { actorOf, readDocumentAccount } from "./document-account.ts";
import type { WantedFiles } from "./files.ts";
import { makeFiles } from "./files.ts";
import { optionWarnings } from "./option-warnings.ts";
import { registerReceiver } from "./register-receiver.ts";
import type { StoredDocument } from "./stored-document.ts";
import { answerDocument, newDocument, rowOf } from "./stored-document.ts";

/** Issues a document, keeps it as a draft, or only shows it. */
export function createDocument(
  services: Services,
  request: CreateDocumentRequest<Principal>,
): Promise<CreateDocumentResponse> {
  return answerRefusals([400, 409, 422], async () => {
    const { body, principal, query } = request;
    const accountId = principal.kind === "admin" ? principal.accountId : body.header.account_id;
    const account = await readDocumentAccount(services.store, accountId ?? 0);
    const { country } = account;
    const filled = country.defaults(body, account.facts);
    const document = newDocument(filled, country, account.id);
    const refusals = country.refuse(filled);
    const warnings = [...country.warn(filled, body), ...optionWarnings(services, body)];
    const check = async (session: Session) => {
      refuseAll([...refusals, ...(await checkNames(session, account.id, document))]);
      await checkFolio(session, document);
    };
    const wanted = {
      stamp: query.generate_stamp === 1,
      transferCopy: body.options?.pdf_transfer_copy === 1,
    };
    if (body.options?.draft_preview === 1) {
      const show = async (session: Session) => {
        await check(session);
        return { status: 200 as const, body: withWarnings(preview(document), warnings) };
      };
      // Nothing is written for a preview but, where it has one, its key.
      const hasKey = request.headers["Idempotency-Key"] !== undefined;
      const shown = hasKey ? writeOnce(services, request, show) : services.store.read(show);
      return addFiles(services, await shown, account, { ...wanted, pdf: true, preview: true });
    }
    const made = await writeOnce(services, request, async (transaction) => {
      await check(transaction);
      const issues = body.options?.draft_only !== 1;
      const by = actorOf(principal, account);
      const answer = await keep(transaction, document, account, { issues, by, now: services.now });
      if (issues && asksForEmail(services, filled)) {
        await enqueueEmail(transaction, account.id, answer.document_id ?? 0, services.now());
      }
      const headers = { Location: `/v1/documents/${answer.document_id}` };
      return { status: 201 as const, body: withWarnings(answer, warnings), headers };
    });
    return addFiles(services, made, account, wanted);
  });
}

// Files are drawn after the transaction, and anew for a replay: the same document gives the same files.
async function addFiles<Answer extends { readonly body: Document }>(
  services: Services,
  answer: Answer,
  account: DocumentAccount,
  wanted: WantedFiles,
): Promise<Answer> {
  const files = await makeFiles(services, answer.body, account, wanted);
  return files === undefined
    ? answer
    : { ...answer, body: { ...answer.body, electronic_document: files } };
}

async function keep(
  transaction: Transaction,
  document: StoredDocument,
  account: DocumentAccount,
  {
    issues,
    by,
    now,
  }: { readonly issues: boolean; readonly by: string; readonly now: () => number },
): Promise<Document> {
  const customer = await registerReceiver(transaction, document, account.country, now());
  const header =
    customer === undefined
      ? document.header
      : { ...document.header, customer_supplier_id: customer };
  const named = { ...document, header };
  const final = issues ? await assignFolio(transaction, named) : named;
  // The clock is read with the folio in hand, so that the times in a sequence follow its numbers.
  const at = now();
  const document_status = issues ? statuses.issued : statuses.draft;
  const document_id = await transaction.nextId("documents");
  const row = rowOf(final, { document_id, revision: 1, created_at: at, document_status });
  await insertDocument(transaction, row);
  const entry: DocumentHistoryRow = {
    account_id: account.id,
    document_id,
    revision: 1,
    at,
    by,
    from_status: null,
    to_status: document_status,
  };
  await appendHistory(transaction, entry);
  return answerDocument(row, [entry]);
}

function asksForEmail(services: Services, { options, header }: DocumentCreate): boolean {
  const hasReceiver = (header.receiver_email ?? "") !== "";
  return options?.send_email === 1 && hasReceiver && services.sendsEmail;
}

function preview(document: StoredDocument): Document {
  // What is only shown has no folio, not even the one that its caller chose.
  const { document_number: _, ...header } = document.header;
  return { document_status: statuses.draft, ...document, header };
}

function withWarnings(answer: Document, warnings: readonly Warning[]): Document {
  return warnings.length === 0 ? answer : { ...answer, warnings: [...warnings] };
}

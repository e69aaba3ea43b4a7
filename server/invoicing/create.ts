import type { CreateDocumentRequest, CreateDocumentResponse } from "../../generated/routes.ts";
import type { Document, DocumentCreate } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { submit } from "../authority/submit.ts";
import { addFiles } from "../documents/add-files.ts";
import { actorOf } from "../documents/document-account.ts";
import { withSubmission } from "../documents/with-submission.ts";
import { enqueueEmail } from "../email/enqueue-email.ts";
import { writeOnce } from "../http/idempotency.ts";
import { catchProblems } from "../http/problem-error.ts";
import type { Services } from "../services.ts";
import { insertDraftReferences } from "../store/draft-references.ts";
import type { SubmissionRow } from "../store/submissions.ts";
import { lockNames } from "./lock-names.ts";
import type { NewDocument } from "./new-document.ts";
import { newDocument } from "./new-document.ts";
import { referenceWarnings } from "./reference-warnings.ts";
import type { SavedDocument } from "./save-document.ts";
import { saveDocument } from "./save-document.ts";
import { showPreview } from "./show-preview.ts";
import { withWarnings } from "./with-warnings.ts";

type Request = CreateDocumentRequest<Principal>;

/** Issues a document, stores it as a draft, or previews it. */
export function createDocument(
  services: Services,
  request: Request,
): Promise<CreateDocumentResponse> {
  return catchProblems([400, 409, 422], async () => {
    const made = await newDocument(services, request);
    if (request.body.options?.draft_preview === 1) {
      return showPreview(services, request, made);
    }
    const stored = await storeDocument(services, request, made);
    return { ...stored, body: await addFilesOfStored(services, request, stored.body, made) };
  });
}

async function storeDocument(services: Services, request: Request, made: NewDocument) {
  const { account, filled, document, warnings, check } = made;
  const { body, principal, requestId } = request;
  const issues = body.options?.draft_only !== 1;
  const how = { issues, by: actorOf(principal, account), requestId };
  let saved: SavedDocument | undefined;
  return writeOnce(
    services,
    request,
    async (transaction) => {
      const drafts = await lockNames(transaction, document);
      await check(transaction);
      const noted = await referenceWarnings(transaction, document, account.country);
      saved = await saveDocument(services, transaction, document, account, how);
      const { document: response } = saved;
      if (!issues) {
        await insertDraftReferences(transaction, account.id, response.document_id ?? 0, drafts);
      }
      if (issues && asksForEmail(services, filled)) {
        const documentId = response.document_id ?? 0;
        await enqueueEmail(transaction, { accountId: account.id, documentId, at: services.now() });
      }
      const headers = { Location: `/v1/documents/${response.document_id}` };
      return {
        status: 201 as const,
        body: withWarnings(response, [...warnings, ...saved.warnings, ...noted]),
        headers,
      };
    },
    async (response, replace) => {
      if (saved?.submission === undefined) {
        return response;
      }
      const { submission, authorizationId } = saved;
      const withVerdict = (known: SubmissionRow) => ({
        ...response,
        body: withSubmission(response.body, known),
      });
      // The callback puts the submission's state into the stored response, so that a replay returns this state.
      const issued = { document: response.body, account, authorizationId };
      const known = await submit(services, submission, issued, (also, verdict) =>
        replace(also, withVerdict(verdict)),
      );
      return withVerdict(known);
    },
  );
}

// Logs an error instead of throwing it: after an error response, the client would issue the stored document again.
async function addFilesOfStored(
  services: Services,
  { requestId, path }: Request,
  document: Document,
  { account, wanted }: NewDocument,
): Promise<Document> {
  try {
    return await addFiles(services, document, account, wanted);
  } catch (error) {
    services.log.failure(error, { requestId, path });
    return document;
  }
}

function asksForEmail(services: Services, { options, header }: DocumentCreate): boolean {
  const hasReceiver = (header.receiver_email ?? "") !== "";
  return options?.send_email === 1 && hasReceiver && services.sendsEmail;
}

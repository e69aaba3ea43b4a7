import type { CreateDocumentRequest } from "../../generated/routes.ts";
import type { Document } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { addFiles } from "../documents/add-files.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import { storedSince, writeOnce } from "../http/idempotency.ts";
import { statuses } from "../model/states.ts";
import type { Services } from "../services.ts";
import type { Session } from "../store/session.ts";
import type { NewDocument } from "./new-document.ts";
import { referenceWarnings } from "./reference-warnings.ts";
import { withWarnings } from "./with-warnings.ts";

/** Returns the document as a draft without a number, with the PDF of a preview. Does not store the document. */
export async function showPreview(
  services: Services,
  request: CreateDocumentRequest<Principal>,
  { account, document, warnings, wanted, check }: NewDocument,
): Promise<{ status: 200; body: Document }> {
  const render = async (session: Session) => {
    await check(session);
    const noted = await referenceWarnings(session, document, account.country);
    const body = withWarnings(preview(document), [...warnings, ...noted]);
    return { status: 200 as const, body };
  };
  // A preview without an idempotency key writes nothing.
  const hasKey = request.headers["Idempotency-Key"] !== undefined;
  const rendered = await (hasKey
    ? writeOnce(services, request, render)
    : services.store.read(render));
  const at = (await storedSince(services, request)) ?? services.now();
  const issuedAt = new Date(at).toISOString();
  const files = { ...wanted, pdf: true, preview: true, issuedAt };
  return { ...rendered, body: await addFiles(services, rendered.body, account, files) };
}

function preview(document: StoredDocument): Document {
  // A preview has no number, even if the caller chose a number.
  const { document_number: _, ...header } = document.header;
  return { document_status: statuses.draft, ...document, header };
}

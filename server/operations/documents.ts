import type { Operations, Resolvers, ValidationError } from "../../generated/routes.ts";
import { validationError } from "../../generated/rules.js";
import type { Document } from "../../generated/types/models.d.ts";
import type { Principal } from "../auth/principal.ts";
import { addFiles } from "../documents/add-files.ts";
import { countryOf, readDocumentAccount } from "../documents/document-account.ts";
import { withReferences } from "../documents/document-references.ts";
import type { RelatedDocument } from "../documents/related-documents.ts";
import { readRelated, readRelatedPage } from "../documents/related-documents.ts";
import { documentResponse } from "../documents/stored-document.ts";
import { accountOfNew, checkOwner, isObject, memberOf, notFound } from "../http/access.ts";
import { changeDocumentStatus } from "../invoicing/change-status.ts";
import { createDocument } from "../invoicing/create.ts";
import { deleteDocument } from "../invoicing/delete.ts";
import { readDocument } from "../invoicing/read.ts";
import { updateDocument } from "../invoicing/update.ts";
import type { Variant } from "../invoicing/validate-draft.ts";
import { validateTransferCopy } from "../invoicing/validate-draft.ts";
import { validateUpdateEarly } from "../invoicing/validate-update.ts";
import type { FileCache } from "../rendering/file-cache.ts";
import type { Services } from "../services.ts";
import { columnText } from "../store/column-text.ts";
import { listDocuments } from "../store/document-list.ts";
import { findRow } from "../store/page.ts";
import { foldName, INDEXED } from "../store/search-name.ts";
import type { Session } from "../store/session.ts";
import { guardList, readList } from "./lists.ts";
import { readInTurn } from "./reading.ts";

type Named =
  | "changeDocumentStatus"
  | "createDocument"
  | "deleteDocument"
  | "getDocument"
  | "listDocuments"
  | "updateDocument";

const LIST = "documents";
const WHAT = "document";
const ALL_FILES = { xml: true, pdf: true, stamp: true };
// The limit in characters: a document with a longer stored body is read through the queue of large reads.
const LARGE = 64 * 1024;

/** Operations that create, read, list, change, issue and cancel documents, and delete drafts. */
export function documentOperations(
  services: Services,
  cache: FileCache,
): Pick<Operations<Principal>, Named> {
  return {
    createDocument: (request) => createDocument(services, request),
    updateDocument: (request) => updateDocument(services, request),
    changeDocumentStatus: (request) => changeDocumentStatus(services, request),
    deleteDocument: (request) => deleteDocument(services, request),

    async getDocument({ principal, params, query }) {
      const row = await readDocument(services, principal, params.document_id);
      if (row === undefined) {
        return notFound(WHAT);
      }
      const { store } = services;
      const find = (session: Session) =>
        findRow(session, "documents", row.account_id, row.document_id);
      const show = async () => {
        const related = await readRelated(store, row, () => store.read(find));
        return related && showDocument(services, cache, related, query.pdf_transfer_copy);
      };
      const isLarge = row.body.length > LARGE;
      const body = await (isLarge ? readInTurn(services.reading, principal, show) : show());
      return body === undefined ? notFound(WHAT) : { status: 200, body };
    },

    async listDocuments(request) {
      const { query } = request;
      const receiver = query.receiver_tax_id_code;
      const filter = {
        ...query,
        receiver_tax_id_code: receiver === undefined ? undefined : columnText(receiver),
      };
      const page = await readList(services, LIST, request, {
        read: (session, wanted) =>
          readRelatedPage(session, () => listDocuments(session, filter, wanted)),
        position: ({ row }) => ({ createdAt: row.created_at, id: row.document_id }),
        toItems: (related) => listItems(services, related),
      });
      return { status: 200, body: page };
    },
  };
}

async function showDocument(
  services: Services,
  cache: FileCache,
  { row, relations }: RelatedDocument,
  askedCopy: 0 | 1 | undefined,
): Promise<Document> {
  const account = await readDocumentAccount(services.store, row.account_id);
  const cached = { cache, revision: row.revision };
  const { references = [] } = relations;
  const response = withReferences(documentResponse(row, relations), references, account.country);
  // The query overrides the option that is stored with the document.
  const copy = askedCopy ?? response.options?.pdf_transfer_copy;
  const wanted = { ...ALL_FILES, transferCopy: copy === 1 };
  return addFiles(services, response, account, wanted, cached);
}

async function listItems(
  { store }: Services,
  related: readonly RelatedDocument[],
): Promise<Document[]> {
  const items: Document[] = [];
  for (const { row, relations } of related) {
    const { country } = await readDocumentAccount(store, row.account_id);
    const { electronic_document: _, ...listed } = documentResponse(row, relations);
    items.push(withReferences(listed, relations.references ?? [], country));
  }
  return items;
}

/** The checks before validation. For a create or an update, they also choose the country's variant of the schema. */
export function documentResolvers(services: Services): Pick<Resolvers<Principal>, Named> {
  const exists = async (request: { principal: Principal; params: { document_id: string } }) => {
    const row = await readDocument(services, request.principal, request.params.document_id);
    return row === undefined ? notFound(WHAT) : undefined;
  };
  return {
    changeDocumentStatus: exists,
    deleteDocument: exists,
    listDocuments: async (request) =>
      guardList(services, LIST, request, validateName(request.query.receiver_name)),

    async getDocument({ principal, params, query }) {
      const row = await readDocument(services, principal, params.document_id);
      if (row === undefined) {
        return notFound(WHAT);
      }
      if (query.pdf_transfer_copy !== 1) {
        return undefined;
      }
      const { country } = await readDocumentAccount(services.store, row.account_id);
      return { refusals: await validateTransferCopy(country) };
    },

    async createDocument({ principal, body }) {
      const header = memberOf(body, "header");
      const pointer = isObject(body) ? "/header" : "";
      const found = await accountOfNew(services.store, principal, header, pointer);
      if (!("account" in found)) {
        return found;
      }
      return { variant: countryOf(found.account).code as Variant };
    },

    async updateDocument({ principal, params, body }) {
      const row = await readDocument(services, principal, params.document_id);
      if (row === undefined) {
        return notFound(WHAT);
      }
      const header = memberOf(body, "header");
      const named = memberOf(header, "account_id");
      const owner = checkOwner(principal, named, row.account_id, "/header/account_id");
      if ("status" in owner) {
        return owner;
      }
      const id = memberOf(body, "document_id");
      if (Number.isSafeInteger(id) && id !== row.document_id) {
        owner.refusals.push(validationError("document.id-mismatch", "/document_id"));
      }
      const { store } = services;
      const { country } = await readDocumentAccount(store, row.account_id);
      const { refusals } = owner;
      if (refusals.length > 0) {
        // The handler will not run, so the errors that it would report are added here.
        refusals.push(
          ...(await store.read((session) => validateUpdateEarly(session, row, body, country))),
        );
      }
      return { variant: country.code as Variant, refusals };
    },
  };
}

// The schema counts the characters of the text as sent. A search compares the folded text, which can be shorter.
function validateName(name: unknown): ValidationError[] {
  return typeof name === "string" &&
    [...name].length >= INDEXED &&
    [...(foldName(name) ?? "")].length < INDEXED
    ? [shortName]
    : [];
}

const shortName: ValidationError = {
  parameter: "receiver_name",
  rule: "shape.minLength",
  code: "minLength",
  message: `"receiver_name" must have at least ${INDEXED} characters, not counting accents and surplus spaces.`,
};

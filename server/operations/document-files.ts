import { createHash } from "node:crypto";
import type { Operations, Resolvers } from "../../generated/routes.ts";
import type { Principal } from "../auth/principal.ts";
import { readDocumentAccount } from "../documents/document-account.ts";
import { readCurrentRelations } from "../documents/document-relations.ts";
import { documentTitle, fileName } from "../documents/file-name.ts";
import type { WantedFiles } from "../documents/make-files.ts";
import { makeFiles } from "../documents/make-files.ts";
import { documentResponse } from "../documents/stored-document.ts";
import { notFound } from "../http/access.ts";
import { readDocument } from "../invoicing/read.ts";
import type { FileCache } from "../rendering/file-cache.ts";
import type { Services } from "../services.ts";
import type { DocumentRow } from "../store/documents.ts";
import { readInTurn } from "./reading.ts";

type Named = "getDocumentPdf" | "getDocumentStamp" | "getDocumentXml";

interface FileKind {
  readonly member: "document_pdf" | "document_xml" | "stamp_img";
  readonly wanted: WantedFiles;
  readonly ending: string;
  /** The name of the kind in the title of a 404 response. */
  readonly name: string;
}

interface FileRequest {
  readonly principal: Principal;
  readonly params: { readonly document_id: string };
  readonly headers: { readonly "If-None-Match"?: string };
}

const pdf: FileKind = {
  member: "document_pdf",
  wanted: { pdf: true },
  ending: "pdf",
  name: "PDF",
};
const xml: FileKind = {
  member: "document_xml",
  wanted: { xml: true },
  ending: "xml",
  name: "XML",
};
const stamp: FileKind = {
  member: "stamp_img",
  wanted: { stamp: true },
  ending: "png",
  name: "stamp",
};

/** Operations that serve the files of a document as bytes, with an ETag. */
export function documentFileOperations(
  services: Services,
  cache: FileCache,
): Pick<Operations<Principal>, Named> {
  return {
    getDocumentPdf: (request) => readFile(services, cache, request, pdf),
    getDocumentXml: (request) => readFile(services, cache, request, xml),
    getDocumentStamp: (request) => readFile(services, cache, request, stamp),
  };
}

/** The check before validation: whether the document of the file exists. */
export function documentFileResolvers(services: Services): Pick<Resolvers<Principal>, Named> {
  const exists = async ({ principal, params }: Pick<FileRequest, "principal" | "params">) => {
    const row = await readDocument(services, principal, params.document_id);
    return row === undefined ? notFound("document") : undefined;
  };
  return { getDocumentPdf: exists, getDocumentStamp: exists, getDocumentXml: exists };
}

async function readFile(
  services: Services,
  cache: FileCache,
  { principal, params, headers }: FileRequest,
  kind: FileKind,
) {
  const row = await readDocument(services, principal, params.document_id);
  if (row === undefined) {
    return notFound("document");
  }
  const make = () => makeFile(services, cache, row, kind);
  const file = await readInTurn(services.reading, principal, make);
  if (file === undefined) {
    const problem = { title: `This document has no ${kind.name}` };
    return { status: 404 as const, problem };
  }
  const { bytes, name } = file;
  const ETag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  if (isKnown(ETag, headers["If-None-Match"])) {
    return { status: 304 as const, headers: { ETag } };
  }
  const disposition = `inline; filename="${name}"`;
  return {
    status: 200 as const,
    body: bytes,
    headers: { ETag, "Content-Disposition": disposition },
  };
}

async function makeFile(
  services: Services,
  cache: FileCache,
  row: DocumentRow,
  { member, wanted, ending }: FileKind,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string } | undefined> {
  const relations = await readCurrentRelations(services.store, row);
  const account = await readDocumentAccount(services.store, row.account_id);
  const document = documentResponse(row, relations);
  const cached = { cache, revision: row.revision };
  const file = (await makeFiles(services, document, account, wanted, cached))?.[member];
  if (file === undefined) {
    return undefined;
  }
  const numbering = { series: row.numbering_series };
  const name = fileName(documentTitle(document, account.country.rendering, numbering));
  return { bytes: Uint8Array.from(Buffer.from(file, "base64")), name: `${name}.${ending}` };
}

// A weak tag also matches (RFC 9110, section 13.1.2).
function isKnown(tag: string, given: string | undefined): boolean {
  const tags = (given ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes(tag) || tags.includes("*");
}

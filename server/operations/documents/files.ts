import type { Document, ElectronicDocument } from "../../../generated/types/models.d.ts";
import { instalments } from "../../documents/instalments.ts";
import type { PaperInput, ReferencedDocument } from "../../documents/paper/paper-input.ts";
import { findRow } from "../../store/page.ts";
import type { Services } from "../services.ts";
import type { DocumentAccount } from "./document-account.ts";
import { documentOf } from "./stored-document.ts";

/** Which files of a document an answer is to carry. */
export interface WantedFiles {
  readonly pdf?: boolean;
  readonly xml?: boolean;
  readonly stamp?: boolean;
  readonly transferCopy?: boolean;
  /** The document is only shown and not stored. */
  readonly preview?: boolean;
}

/** The wanted files of a document in base64; undefined where none is wanted, or the document has none of them. */
export async function makeFiles(
  services: Services,
  document: Document,
  account: DocumentAccount,
  wanted: WantedFiles,
): Promise<ElectronicDocument | undefined> {
  const transferCopy = wanted.transferCopy === true && account.country.paper.transferable(document);
  if (!(wanted.pdf || wanted.xml || wanted.stamp || transferCopy)) {
    return undefined;
  }
  const input = await paperInput(services, document, account, wanted.preview === true);
  const files: ElectronicDocument = {};
  // Each renderer is loaded when it is first needed: drawing is the heaviest part of this service.
  if (wanted.xml) {
    const { renderXml } = await import("../../documents/paper/render-xml.ts");
    files.document_xml = base64(Buffer.from(renderXml(input)));
  }
  if (wanted.pdf || transferCopy) {
    const { renderPdf } = await import("../../documents/paper/render-pdf.ts");
    if (wanted.pdf) {
      files.document_pdf = base64(await renderPdf(input));
    }
    if (transferCopy) {
      files.document_transfer_copy_pdf = base64(await renderPdf(input, { transferCopy }));
    }
  }
  if (wanted.stamp) {
    const { renderStamp } = await import("../../documents/paper/render-stamp.ts");
    const image = await renderStamp(input);
    if (image !== undefined) {
      files.stamp_img = base64(image);
    }
  }
  return Object.keys(files).length === 0 ? undefined : files;
}

async function paperInput(
  services: Services,
  document: Document,
  { id, country, facts }: DocumentAccount,
  preview: boolean,
): Promise<PaperInput> {
  const { header, totals } = document;
  return {
    document,
    country: country.paper,
    config: facts.account_config ?? {},
    issuer: {
      legalName: facts.registration_legal_name_company,
      taxId: facts.registration_tax_id_code,
    },
    preview,
    timeZone: country.timeZone,
    instalments: instalments({
      conditions: header.payment_conditions,
      issueDate: header.issue_date,
      total: totals.total_amount,
      decimals: country.amounts(document).decimals,
    }),
    referenced: await readReferenced(services, id, document),
  };
}

async function readReferenced(
  { store }: Services,
  accountId: number,
  { references = [] }: Document,
): Promise<ReadonlyMap<number, ReferencedDocument>> {
  const found = new Map<number, ReferencedDocument>();
  for (const { reference_document_id: id } of references) {
    const row =
      id === undefined || found.has(id)
        ? undefined
        : await store.read((session) => findRow(session, "documents", accountId, id));
    if (row !== undefined) {
      found.set(row.document_id, documentOf(row).header);
    }
  }
  return found;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

import type { Document } from "../../generated/types/models.d.ts";
import type { RenderingIssuer } from "../rendering/country-rendering.ts";
import type { ReferencedDocument, RenderingInput } from "../rendering/rendering-input.ts";
import { referenceLimit } from "../rendering/view-references.ts";
import type { Services } from "../services.ts";
import { findReferencedDocuments } from "../store/referenced-documents.ts";
import { readBranding } from "./branding.ts";
import type { DocumentAccount } from "./document-account.ts";
import { documentInstalments } from "./document-instalments.ts";
import { sequenceCodeOf } from "./stored-document.ts";

/** Collects the input of all renderers; `given` adds members that document and account lack. */
export async function renderingInput(
  services: Services,
  document: Document,
  account: DocumentAccount,
  given: Pick<RenderingInput, "preview" | "issuedAt" | "native"> = {},
): Promise<RenderingInput> {
  const { country, facts } = account;
  return {
    accountId: account.id,
    document,
    country: country.rendering,
    config: facts.account_config ?? {},
    issuer: accountIssuer(account),
    timeZone: country.timeZone,
    instalments: documentInstalments(document, account, given.native),
    referenced: await readReferenced(services, account.id, document),
    branding: await readBranding(services, account),
    ...given,
  };
}

// The account's identity, for a document whose header names no issuer.
function accountIssuer({ facts }: DocumentAccount): RenderingIssuer {
  return {
    legalName: facts.registration_legal_name_company,
    taxId: facts.registration_tax_id_code,
  };
}

async function readReferenced(
  { store }: Services,
  accountId: number,
  { references = [] }: Document,
): Promise<ReadonlyMap<number, ReferencedDocument>> {
  const printed = references.slice(0, referenceLimit);
  const ids = printed.flatMap(({ reference_document_id: id }) => (id === undefined ? [] : [id]));
  const rows =
    ids.length === 0
      ? []
      : await store.read((session) => findReferencedDocuments(session, accountId, ids));
  return new Map(
    rows.map(({ document_id, document_type_id, document_number, issue_date, ...row }) => {
      const code = sequenceCodeOf(row.series);
      const referenced: ReferencedDocument = {
        document_type_id,
        issue_date,
        series: row.numbering_series,
        ...(document_number !== null && { document_number }),
        ...(code !== undefined && { document_sequence_code: code }),
      };
      return [document_id, referenced];
    }),
  );
}

import type { Document, DocumentCreate } from "../../../../generated/types/models.d.ts";
import { taxbureauType } from "./taxbureau-type.ts";
import type { ModelAccount } from "./world.ts";

/** Members of one country, such as `co_header`. Declared here, because the generated types may lack the country. */
type Blocks = Readonly<Record<string, object | undefined>>;

/** The document that a body creates: the body with defaults and derived members, not yet issued. */
export function documentFrom(body: DocumentCreate, account: ModelAccount): Document {
  const filled = structuredClone(body);
  const { header, totals, options, ...blocks } = filled;
  const document: Document = {
    ...blocks,
    ...(options !== undefined && { options }),
    document_status: 0,
    header: {
      issuer_tax_id_code: account.taxId,
      issuer_tax_id_type: account.taxIdType,
      issuer_legal_name: account.legalName,
      receiver_country_id: Number(header.issuer_country_id ?? account.countryId),
      deployment_observations: 1,
      ...header,
      account_id: account.id,
      document_type_taxbureau: "",
      document_status: 0,
    },
    totals: { ...totals, net_amount: totals.net_amount ?? 0 },
  };
  fillCountry(document, account.country);
  return pruned(document, account.country);
}

/** Sets derived members; for Chile, also deletes the members that the service drops. Changes and returns `document`. */
export function pruned(document: Document, country: string): Document {
  const { header } = document;
  if (header.guide_type !== undefined) header.transportation_doc_type = header.guide_type;
  if (header.transfer_type !== undefined) header.transportation_doc_billing = header.transfer_type;
  if (country === "cl") pruneChilean(document);
  header.document_type_taxbureau = taxbureauType(document, country);
  return document;
}

function pruneChilean({ header, totals, options }: Document): void {
  const type = header.document_type_id;
  const named = (header.receiver_tax_id_code ?? header.receiver_legal_name) !== undefined;
  if ([37, 39, 41].includes(type) && named) delete header.receiver_activity;
  if (![46, 47, 48].includes(type)) {
    delete header.service_indicator;
    delete header.sale_modality;
    delete header.sale_clause;
  }
  if (options?.gross_values !== 1) return;
  if ([37, 39].includes(type)) {
    delete totals.taxes_amount;
    totals.net_amount = Math.round(totals.total_amount / 1.19);
  } else delete options.gross_values;
}

function fillCountry(document: Document, country: string): void {
  if (country === "co") {
    document.options = { send_email: 1, ...document.options };
    const { additional } = document.header;
    const { co_header }: Blocks = { ...additional };
    const reported = { co_header: { reported_payment_code: 10, ...co_header } };
    document.header.additional = { ...additional, ...reported };
  }
  if (country === "mx") {
    for (const line of document.details) {
      const generic = { product_service_identifier: "01010101", measure_unit_code: "E48" };
      const { mx_detail }: Blocks = { ...line.additional };
      line.additional = { ...line.additional, ...{ mx_detail: { ...generic, ...mx_detail } } };
    }
  }
}

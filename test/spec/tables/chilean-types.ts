import type { Json } from "../../vectors/vector.ts";

const invoices = [2, 32, 46];
const debitNotes = [17, 47];
const creditNotes = [16, 48];
const receipts = [37, 39, 41];
const guides = [54];
const exports = [46, 47, 48];
const named = [...invoices, ...debitNotes, ...creditNotes];
/** All document types of Chile. */
export const types = [...named, ...receipts, ...guides];
const others = (of: readonly number[]) => types.filter((type) => !of.includes(type));

const activity = { "/header/receiver_activity": "Construction" };
const id = { "/header/receiver_tax_id_code": "12345678-5" };
const name = { "/header/receiver_legal_name": "Pablo Soto" };

// document-types.test.ts applies each probe to the body of a guide, with each document type in turn. The body lacks
// `guide_type`, `transfer_type`, and the receiver's tax id, name and activity.
/** Changes to a body. `set` maps pointers to values. Only the document types in `broken` get the error `finding`. */
export const probes: readonly [
  body: "document-create" | "document-update",
  what: string,
  set: Record<string, Json>,
  finding: string,
  broken: readonly number[],
][] = [
  [
    "document-create",
    "no tax id",
    {},
    "/header/receiver_tax_id_code cl.receiver-tax-id-required",
    named,
  ],
  [
    "document-create",
    "no name",
    {},
    "/header/receiver_legal_name cl.receiver-legal-name-required",
    named,
  ],
  [
    "document-create",
    "no activity",
    {},
    "/header/receiver_activity cl.receiver-activity",
    others(receipts),
  ],
  [
    "document-update",
    "no activity",
    {},
    "/header/receiver_activity cl.receiver-activity",
    others(receipts),
  ],
  [
    "document-create",
    "only a name",
    name,
    "/header/receiver_tax_id_code cl.named-receipt-tax-id",
    receipts,
  ],
  [
    "document-create",
    "only a tax id",
    id,
    "/header/receiver_legal_name cl.named-receipt-legal-name",
    receipts,
  ],
  [
    "document-create",
    "a name and an activity",
    { ...name, ...activity },
    "/header/receiver_activity cl.named-receipt-activity",
    receipts,
  ],
  [
    "document-create",
    "a tax id and an activity",
    { ...id, ...activity },
    "/header/receiver_activity cl.named-receipt-activity",
    receipts,
  ],
  [
    "document-update",
    "a name and an activity",
    { ...name, ...activity },
    "/header/receiver_activity cl.named-receipt-activity",
    receipts,
  ],
  [
    "document-create",
    "a tax id with dots",
    { "/header/receiver_tax_id_code": "12.345.678-5" },
    "/header/receiver_tax_id_code cl.receiver-tax-id-code",
    others(exports),
  ],
  [
    "document-update",
    "a tax id with dots",
    { "/header/receiver_tax_id_code": "12.345.678-5" },
    "/header/receiver_tax_id_code cl.receiver-tax-id-code",
    others(exports),
  ],
  [
    "document-create",
    "an empty tax id",
    { "/header/receiver_tax_id_code": "" },
    "/header/receiver_tax_id_code cl.export-receiver-tax-id-code",
    exports,
  ],
  [
    "document-update",
    "an empty tax id",
    { "/header/receiver_tax_id_code": "" },
    "/header/receiver_tax_id_code cl.export-receiver-tax-id-code",
    exports,
  ],
  [
    "document-create",
    "a currency_id",
    { "/header/currency_id": 2 },
    "/header/currency_id cl.currency",
    others(exports),
  ],
  [
    "document-create",
    "a service_indicator",
    { "/header/service_indicator": 3 },
    "/header/service_indicator cl.service-indicator",
    others(exports),
  ],
  [
    "document-create",
    "a sale_modality",
    { "/header/sale_modality": 1 },
    "/header/sale_modality cl.sale-modality",
    others(exports),
  ],
  [
    "document-update",
    "a sale_modality",
    { "/header/sale_modality": 1 },
    "/header/sale_modality cl.sale-modality",
    others(exports),
  ],
  [
    "document-create",
    "a sale_clause",
    { "/header/sale_clause": 5 },
    "/header/sale_clause cl.sale-clause",
    others(exports),
  ],
  [
    "document-update",
    "a sale_clause",
    { "/header/sale_clause": 5 },
    "/header/sale_clause cl.sale-clause",
    others(exports),
  ],
  ["document-create", "no guide_type", {}, "/header/guide_type cl.guide-type", guides],
  [
    "document-create",
    "a guide_type without a transfer_type",
    { "/header/guide_type": 1 },
    "/header/transfer_type cl.transfer-type",
    guides,
  ],
  [
    "document-create",
    "gross_values",
    { "/options": { gross_values: 1 } },
    "/options/gross_values cl.gross-values-type",
    others([37, 39]),
  ],
  [
    "document-update",
    "a transportation_doc_type",
    { "/header/transportation_doc_type": 1 },
    "/header/transportation_doc_type cl.transportation-doc-type",
    others(guides),
  ],
  [
    "document-update",
    "a transportation_doc_billing",
    { "/header/transportation_doc_billing": 1 },
    "/header/transportation_doc_billing cl.transportation-doc-billing",
    others(guides),
  ],
];

import type { Line, PairLine } from "./row.ts";

/** Fields of `details[]` in the create body and the update body. */
export const details: readonly PairLine[] = [
  ["quantity", "number", "req", "req", { decimals: 6 }],
  ["sku", "string", "opt", "-"],
  ["line_description", "string", "req", "opt", { maxLength: 100 }],
  ["unit_price", "number", "req", "req", { decimals: 6 }],
  ["unit_measure", "string", "req", "opt"],
  ["modifier_amount", "number", "opt", "opt"],
  ["modifier_percentage", "number", "opt", "opt"],
  ["total_taxes", "number", "opt", "opt"],
  ["total_amount_line", "number", "req", "req"],
  ["taxes", "array", "opt", "-"],
  ["taxes[]", "object", "opt", "-"],
  ["taxes[].tax_type_id", "string", "req", "-"],
  ["taxes[].tax_percentage", "number", "req", "-"],
  ["taxes[].tax_amount", "number", "req", "-"],
  ["additional", "object", "opt", "-"],
  ["additional.mx_detail", "object", "opt", "-", { only: ["mx"] }],
  ["additional.mx_detail.product_service_identifier", "string", "opt", "-"],
  ["additional.mx_detail.measure_unit_code", "string", "opt", "-"],
];

/** A field of `details[]`; only the update body limits its length. */
export const longDescription = {
  create: [["long_description", "string", "opt"]],
  update: [["long_description", "string", "opt", { maxLength: 100 }]],
} satisfies Record<string, readonly Line[]>;

/** Fields of `references[]`, in the create body only. */
export const references: readonly Line[] = [
  ["document_type_id", "integer", "opt"],
  [
    "reference_type",
    "integer",
    "opt",
    { values: [801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815] },
  ],
  ["reference_number", "string", "opt"],
  ["reference_document_id", "integer", "opt"],
  ["reference_code", "integer", "req", { values: [1, 2, 3, 4, 5, 6, 7] }],
  ["description", "string", "req"],
  ["reference_date", "string", "opt", { format: "date" }],
  ["additional", "object", "opt"],
  ["additional.pe_retention_details", "object", "opt", { only: ["pe"] }],
  ["additional.pe_retention_details.reference_paid_amount", "number", "opt"],
  ["additional.pe_retention_details.reference_total_invoice_amount", "number", "opt"],
  ["additional.pe_retention_details.reference_paid_date", "string", "opt", { format: "date" }],
  ["additional.pe_retention_details.reference_payment_id", "string", "opt"],
  ["additional.pe_retention_details.pe_reference_taxbureau_retention_amount", "number", "opt"],
  [
    "additional.pe_retention_details.pe_reference_taxbureau_retention_date",
    "string",
    "opt",
    { format: "date" },
  ],
  ["additional.pe_retention_details.calculation_rate", "number", "opt"],
  ["additional.pe_retention_details.currency_id", "string", "opt"],
];

/** Fields of `globals_discounts_surcharges[]`, in the create body only. */
export const globals: readonly Line[] = [
  ["discount_surcharge_code", "string", "req", { values: ["DA", "DE", "RA", "RE"] }],
  ["discount_surcharge_value", "number", "req"],
  ["discount_surcharge_type", "string", "req", { values: ["$", "%"] }],
];

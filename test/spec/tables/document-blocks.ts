import type { Line, PairLine } from "./row.ts";

const flag = { values: [0, 1] };

/** Members at the top level of a document, in the create body and the update body. */
export const documentBlocks: readonly PairLine[] = [
  ["document_id", "integer", "-", "opt"],
  ["document_status", "integer", "-", "opt", { values: [0, 1, 2] }],
  ["options", "object", "opt", "-"],
  ["header", "object", "req", "req"],
  ["details", "array", "req", "opt"],
  ["details[]", "object", "opt", "opt"],
  ["references", "array", "opt", "-"],
  ["references[]", "object", "opt", "-"],
  ["globals_discounts_surcharges", "array", "opt", "-"],
  ["globals_discounts_surcharges[]", "object", "opt", "-"],
  ["totals", "object", "req", "req"],
  ["electronic_document", "object", "-", "opt"],
  ["payment_link", "object", "opt", "opt"],
  ["result", "object", "-", "opt"],
];

/** Fields of `options`, in the create body only. */
export const options: readonly Line[] = [
  ["draft_only", "integer", "opt", { ...flag, only: ["cl"] }],
  ["draft_preview", "integer", "opt", { ...flag, only: ["cl"] }],
  ["send_email", "integer", "opt", { ...flag, only: ["co"] }],
  ["template_id", "integer", "opt"],
  ["gross_values", "integer", "opt", { ...flag, only: ["cl"] }],
  ["decimal_amounts", "integer", "opt", flag],
  ["rounding_type", "string", "opt", { values: ["net", "gross"] }],
  ["company_web", "string", "opt"],
  ["company_email", "string", "opt"],
  ["pdf_transfer_copy", "integer", "opt", { ...flag, only: ["cl"] }],
];

/** Fields of `totals`. In the create body, a rule requires whole numbers if `decimal_amounts` is not 1. */
export const totals: readonly PairLine[] = [
  ["vat_credit_construction_company", "number", "opt", "-", { decimals: 2 }],
  ["net_amount", "number", "req", "req", { spared: { create: ["cl"] } }],
  ["taxes_amount", "number", "opt", "opt"],
  ["total_amount", "number", "req", "req"],
];

/** Fields of `electronic_document`, in the update body only. */
export const electronicDocument: readonly Line[] = [
  ["document_xml", "string", "opt"],
  ["document_cdr", "string", "opt", { only: ["pe"] }],
  ["document_cdr_filename", "string", "opt", { only: ["pe"] }],
  ["document_pdf", "string", "opt"],
  ["stamp_img", "string", "opt"],
  ["document_transfer_copy_pdf", "string", "opt", { only: ["cl"] }],
];

/** Fields of `payment_link`, in both bodies. */
export const paymentLink: readonly Line[] = [["payment_url", "string", "opt"]];

/** Fields of `result`, in the update body only. */
export const result: readonly Line[] = [
  ["status", "integer", "opt"],
  ["error_message", "string", "opt"],
];

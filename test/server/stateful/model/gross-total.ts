import type { Document } from "../../../../generated/types/models.d.ts";

/** Whether the prices of a document include VAT. */
export function hasGrossPrices({ options, header }: Document): boolean {
  return options?.gross_values === 1 && [37, 39].includes(header.document_type_id);
}

/** Whether a document has gross prices and a total that differs from the sum of its lines by more than one peso. */
export function isGrossTotalOff(document: Document): boolean {
  if (!hasGrossPrices(document)) return false;
  const { details, totals } = document;
  const lines = details.map(
    ({ quantity, unit_price, modifier_amount = 0, modifier_percentage = 0 }) =>
      quantity * unit_price * (1 + modifier_percentage / 100) + modifier_amount,
  );
  const sum = lines.reduce((all, one) => all + one, 0);
  return Math.abs(totals.total_amount - sum) > 1.000001;
}

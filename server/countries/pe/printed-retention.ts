import type { AmountRow, NativeFacts } from "../../rendering/country-rendering.ts";
import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { formatMoney, type MoneyStyle } from "../money.ts";
import { taxbureauType } from "./document-types.ts";
import { RETENTION, unissuedSums } from "./retained.ts";

/** The sums of a retention as decimal text; before issue, computed from the document. Undefined for other documents. */
export function printedSums(
  document: RenderingDocument,
  native: NativeFacts | undefined,
): { readonly retained: string; readonly paid: string } | undefined {
  if (!isRetention(document, native)) return undefined;
  const { total_retained, total_paid } = native?.seals ?? {};
  const { retained, paid } = unissuedSums(document);
  return { retained: total_retained ?? retained.toFixed(), paid: total_paid ?? paid.toFixed() };
}

/** The rows of a retention: the sums retained and paid; undefined for other documents. */
export function retentionRows(
  document: RenderingDocument,
  native: NativeFacts | undefined,
  money: MoneyStyle,
): readonly AmountRow[] | undefined {
  const sums = printedSums(document, native);
  if (sums === undefined) return undefined;
  // The sums are in soles, whatever the document's currency.
  const inSoles = (amount: string) => ({ amount, text: formatMoney(amount, money) });
  return [
    { label: "Importe total retenido", ...inSoles(sums.retained), strong: true },
    { label: "Importe total pagado", ...inSoles(sums.paid) },
  ];
}

function isRetention(document: RenderingDocument, native: NativeFacts | undefined): boolean {
  return (native?.type ?? taxbureauType(document)).padStart(2, "0") === RETENTION;
}

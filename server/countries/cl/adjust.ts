import type { ChangedDocument } from "../country.ts";
import { hasGrossPrices } from "./amounts.ts";
import { documentType } from "./document-types.ts";
import { isNamedReceipt } from "./validate-update.ts";

/** Removes the members that would prevent the issue of an updated draft; a request cannot remove them. */
export function adjust<D extends ChangedDocument>(document: D): D {
  const { options, header, totals } = document;
  const isGross = hasGrossPrices(document);
  return {
    ...document,
    ...(options?.gross_values === 1 && !isGross && { options: without(options, "gross_values") }),
    header: without(header, ...headerMembers(document)),
    totals: isGross ? without(totals, "taxes_amount") : totals,
  };
}

function headerMembers(document: ChangedDocument): readonly (keyof ChangedDocument["header"])[] {
  const exports = documentType(document.header.document_type_id).export === true;
  return [
    ...(exports ? [] : (["service_indicator", "sale_modality", "sale_clause"] as const)),
    ...(isNamedReceipt(document) ? (["receiver_activity"] as const) : []),
  ];
}

function without<Block extends object>(block: Block, ...names: readonly (keyof Block)[]): Block {
  const left = { ...block };
  for (const name of names) {
    delete left[name];
  }
  return left;
}

/** A currency: ISO 4217 code, printed sign, and decimals of its amounts. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Decimals of a currency known by its identifier alone. */
export const foreignDecimals = 2;

/** Decimals of a document's amounts: its country's, unless it names another currency. */
export function decimalsOf(
  document: { readonly header: { readonly currency_id?: number } },
  currency: Currency,
): number {
  return document.header.currency_id === undefined ? currency.decimals : foreignDecimals;
}

/** A currency: ISO 4217 code, printed symbol, and decimals of its amounts. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Decimals of amounts in a currency that the document names by `currency_id`. */
export const foreignDecimals = 2;

/** Decimals of a document's amounts: two if the document has a `currency_id`, otherwise those of `currency`. */
export function decimalsOf(
  document: { readonly header: { readonly currency_id?: number } },
  currency: Currency,
): number {
  return document.header.currency_id === undefined ? currency.decimals : foreignDecimals;
}

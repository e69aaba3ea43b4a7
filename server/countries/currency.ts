/** A currency: its ISO 4217 code, its sign as printed, and the decimals that its amounts have. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Decimals of an amount in a currency that only its identifier names. */
export const foreignDecimals = 2;

/** Decimals of a document's amounts: those of its country, unless it names another currency. */
export function decimalsOf(
  document: { readonly header: { readonly currency_id?: number } },
  currency: Currency,
): number {
  return document.header.currency_id === undefined ? currency.decimals : foreignDecimals;
}

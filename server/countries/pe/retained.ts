import type {
  DocumentAdditional,
  PeRetentionDetails,
  PeRetentionHeader,
} from "../../../generated/types/models.d.ts";
import { type Decimal, decimal, percentOf, round, sum, zero } from "../../model/decimal.ts";
import { usableRate } from "../exchange-rate.ts";

/** SUNAT's document type for a retention (catalogue 01). */
export const RETENTION = "20";

/**
 * Amounts for one invoice: `total` and `paid` in its currency, `retained` and `net` in soles. `net` is at least 0.
 * `rate` is the number of soles for one unit of the invoice's currency.
 */
export interface RetainedAmounts {
  readonly total: Decimal;
  readonly paid: Decimal;
  readonly rate: Decimal;
  readonly retained: Decimal;
  readonly net: Decimal;
}

/** The sums of a retention, in soles. By default, `paid` is the sum of the `net` amounts. */
export interface RetainedSums {
  readonly retained: Decimal;
  readonly paid: Decimal;
}

/** The percentage of a retention; 3 by default. */
export function retainedPercent(sent: PeRetentionHeader = {}): Decimal {
  return decimal(sent.pe_taxbureau_retention_percent ?? 3);
}

/**
 * One invoice's amounts. `total` is the sent total, or else the stored total `held`, or else the sent paid amount.
 * Defaults: `paid` = `total`, `rate` = 1.
 */
export function retainedAmounts(
  sent: PeRetentionDetails = {},
  { percent, held }: { readonly percent: Decimal; readonly held?: number | undefined },
): RetainedAmounts {
  const total = decimal(
    sent.reference_total_invoice_amount ?? held ?? sent.reference_paid_amount ?? 0,
  );
  const paid = decimal(sent.reference_paid_amount ?? total);
  const rate = decimal(usableRate(sent.calculation_rate) ?? 1);
  const inSoles = round(paid.times(rate), 2);
  const amount = sent.pe_reference_taxbureau_retention_amount;
  const retained = round(amount === undefined ? percentOf(inSoles, percent) : decimal(amount), 2);
  const net = inSoles.minus(retained);
  return { total, paid, rate, retained, net: net.lt(0) ? zero : net };
}

/** The sums of all invoices; a sent `pe_taxbureau_total_paid` replaces the computed `paid`. */
export function retainedSums(
  all: readonly Pick<RetainedAmounts, "retained" | "net">[],
  { pe_taxbureau_total_paid: paid }: PeRetentionHeader = {},
): RetainedSums {
  return {
    retained: sum(all.map((one) => one.retained)),
    paid: paid === undefined ? sum(all.map((one) => one.net)) : decimal(paid),
  };
}

/** The sums of a document that has no file yet. */
export function unissuedSums(document: {
  readonly header: { readonly additional?: DocumentAdditional };
  readonly references?: readonly {
    readonly additional?: { readonly pe_retention_details?: PeRetentionDetails };
  }[];
}): RetainedSums {
  const sent = document.header.additional?.pe_retention_header;
  const percent = retainedPercent(sent);
  const all = (document.references ?? []).map(({ additional }) =>
    retainedAmounts(additional?.pe_retention_details, { percent }),
  );
  return retainedSums(all, sent);
}

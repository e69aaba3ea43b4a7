import { type Decimal, decimal, round, sum, zero } from "../model/decimal.ts";
import { globalAmount } from "../model/totals.ts";
import type { NativeLimit } from "./native.ts";
import { type OpenLine, type PricedDocumentWithTaxes, taxBase } from "./taxed-line.ts";

/** Shares discounts on the whole document among its lines; adds each surcharge on the document as a line. */
export function withGlobals(
  priced: readonly OpenLine[],
  { globals_discounts_surcharges: globals = [] }: PricedDocumentWithTaxes,
): { lines: readonly OpenLine[]; limits: readonly NativeLimit[] } {
  const limits: NativeLimit[] = [];
  const isExempt = ({ namedVat }: OpenLine) =>
    namedVat !== undefined && namedVat !== "none" && namedVat.eq(0);
  const exempt = priced.filter(isExempt);
  const groups = {
    taxable: exempt.length === priced.length ? priced : priced.filter((line) => !isExempt(line)),
    exempt: exempt.length === 0 ? priced : exempt,
  };
  const bases = { taxable: total(groups.taxable), exempt: total(groups.exempt) };
  const discounts = new Map<OpenLine, Decimal>();
  const surcharges: OpenLine[] = [];
  for (const [place, modifier] of globals.entries()) {
    const pointer = `/globals_discounts_surcharges/${place}`;
    const amount = globalAmount(modifier, bases, 2);
    const forExempt = modifier.discount_surcharge_code.endsWith("E");
    if (amount.gt(0)) surcharges.push(surcharge(pointer, amount, forExempt, groups.taxable[0]));
    if (amount.gte(0)) continue;
    const shared = forExempt ? groups.exempt : groups.taxable;
    const left = total(shared).minus(sum(shared.map((line) => discounts.get(line) ?? zero)));
    if (left.lt(amount.abs())) {
      limits.push({
        pointer,
        message:
          "The discount must not exceed the amount of the lines after the preceding discounts.",
      });
      continue;
    }
    share(amount.abs(), shared, discounts);
  }
  const lines = priced.map((line) => ({
    ...line,
    discount: line.discount.plus(discounts.get(line) ?? zero),
  }));
  return { lines: [...lines, ...surcharges], limits };
}

// Shares a discount in proportion to the remaining base of each line; the last lines absorb rounding differences.
function share(
  amount: Decimal,
  lines: readonly OpenLine[],
  discounts: Map<OpenLine, Decimal>,
): void {
  const rooms = lines.map((line) => taxBase(line).minus(discounts.get(line) ?? zero));
  const all = sum(rooms);
  const exact = lines.map((_, place) => round(amount.times(rooms[place] ?? zero).div(all), 2));
  let rest = amount;
  const take = (place: number, wanted: Decimal) => {
    const room = rooms[place] ?? zero;
    const taken = [wanted, room, rest].reduce((least, one) => (one.lt(least) ? one : least));
    const line = lines[place];
    if (line === undefined || taken.lte(0)) return;
    discounts.set(line, (discounts.get(line) ?? zero).plus(taken));
    rooms[place] = room.minus(taken);
    rest = rest.minus(taken);
  };
  for (const place of lines.keys()) take(place, exact[place] ?? zero);
  for (const place of [...lines.keys()].reverse()) take(place, rest);
}

function surcharge(
  pointer: string,
  amount: Decimal,
  isExempt: boolean,
  first: OpenLine | undefined,
): OpenLine {
  return {
    pointer,
    quantity: decimal(1),
    unitPrice: amount,
    amount,
    discount: zero,
    namedVat: isExempt ? "none" : first?.namedVat,
    others: [],
    inVatBase: [],
  };
}

function total(lines: readonly OpenLine[]): Decimal {
  return sum(lines.map(taxBase));
}

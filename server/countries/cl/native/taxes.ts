import { type Decimal, decimal, round, sum, zero } from "../../../model/decimal.ts";
import { combineTaxes, type LineTax } from "../../../model/lines.ts";
import { type CodeList, findCode } from "../../codes.ts";
import type { NativeDocument } from "../../native.ts";
import { codes } from "../codes.ts";

/** A tax other than IVA, as the header states it. */
export interface SeparateTax {
  readonly code: string;
  /** Percent; absent if unknown. */
  readonly percentage?: number;
  /** Positive, in whole pesos. */
  readonly amount: Decimal;
  /** Whether the receiver withholds the tax; a withheld tax lowers the total. */
  readonly isWithheld: boolean;
}

const list: CodeList = codes.taxes;
// The codes of IVA. In the file, IVA has elements of its own, so IVA is no `SeparateTax`.
const iva = ["1", "14"];
// The codes of taxes that the receiver withholds: https://www.sii.cl/factura_electronica/formato_dte.pdf
const withheld = new Set(
  "15 16 30 31 32 33 34 36 37 38 39 40 41 46 47 48 49 53 301 321 331 341 361 371 481".split(" "),
);
// The codes for an amount that no line explains.
const anyTax = "23";
const anyWithholding = "15";

// Whether a line's tax is not IVA.
function isSeparateTax(tax: LineTax): boolean {
  return !iva.includes(taxCode(tax));
}

/** The tax bureau's code of a line's tax; the list's default for an unlisted tax. */
export function taxCode({ tax_type_id: id }: LineTax): string {
  return findCode(list, id).code;
}

/**
 * The taxes other than IVA, which add up to `total`; `total` is negative if more is withheld than added.
 * If the lines' taxes do not add up to `total`, returns
 * - no taxes if `total` is 0;
 * - for a rounding difference, the lines' taxes with the last one adjusted, if possible;
 * - otherwise the lines' taxes and one more tax with a general code; only then, `isUnnamed` is true.
 */
export function separateTaxes(
  { details }: Pick<NativeDocument, "details">,
  total: Decimal,
): { readonly taxes: readonly SeparateTax[]; readonly isUnnamed: boolean } {
  const named = combineTaxes(
    details.flatMap(({ taxes = [] }) => taxes.filter(isSeparateTax)),
  ).flatMap(namedTax);
  const rest = total.minus(sum(named.map(signed)));
  const last = named.at(-1);
  if (rest.eq(0)) return { taxes: named, isUnnamed: false };
  if (total.eq(0)) return { taxes: [], isUnnamed: false };
  const mended = last && signed(last).plus(rest);
  // The last tax of the lines absorbs a rounding difference, unless this tax would become 0 or change its sign.
  if (
    mended &&
    rest.abs().lte(details.length) &&
    mended.lt(0) === last.isWithheld &&
    !mended.eq(0)
  ) {
    return { taxes: [...named.slice(0, -1), { ...last, amount: mended.abs() }], isUnnamed: false };
  }
  return { taxes: [...named, unnamed(rest)], isUnnamed: true };
}

/** The sum of the lines' taxes other than IVA; withheld taxes are negative. */
export function sumOfSeparateTaxes(taxes: readonly LineTax[]): Decimal {
  return sum(combineTaxes(taxes.filter(isSeparateTax)).flatMap(namedTax).map(signed));
}

/** The amount; negative for a withheld tax. */
export function signed({ amount, isWithheld }: SeparateTax): Decimal {
  return isWithheld ? zero.minus(amount) : amount;
}

function namedTax(tax: LineTax): readonly SeparateTax[] {
  const amount = round(decimal(tax.tax_amount), 0);
  const code = taxCode(tax);
  if (amount.eq(0)) return [];
  const isWithheld = amount.lt(0) || withheld.has(code);
  return [{ code, percentage: tax.tax_percentage, amount: amount.abs(), isWithheld }];
}

function unnamed(amount: Decimal): SeparateTax {
  const isWithheld = amount.lt(0);
  return { code: isWithheld ? anyWithholding : anyTax, amount: amount.abs(), isWithheld };
}

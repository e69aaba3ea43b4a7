import { warning } from "../../generated/rules.js";
import type { DocumentCreate, DocumentUpdate, Warning } from "../../generated/types/models.d.ts";
import type { WholeDocument } from "../countries/country.ts";
import { sumOfExemptLines } from "../countries/exempt-lines.ts";
import { normaliseTaxId } from "../countries/tax-id.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { type Decimal, decimal, sum } from "../model/decimal.ts";
import { lineAmount } from "../model/lines.ts";
import { type GlobalBases, globalAmount, sumOfLines } from "../model/totals.ts";
import { unprintableWarnings } from "./unprintable-warnings.ts";

/** Returns the warnings for a valid body. A country's warning replaces other warnings for the same pointer. */
export function bodyWarnings(
  whole: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
  account: DocumentAccount,
): Warning[] {
  const ofCountry = account.country.warn(whole, body);
  const named = new Set(ofCountry.map(({ pointer }) => pointer));
  const others = [
    ...issuerWarnings(body, account),
    ...globalsWarnings(whole, body, account),
    ...unprintableWarnings(body),
  ];
  return [...ofCountry, ...others.filter(({ pointer }) => !named.has(pointer))];
}

function issuerWarnings(
  { header }: DocumentCreate | DocumentUpdate,
  { country, facts }: DocumentAccount,
): Warning[] {
  const normal = (code: string) => normaliseTaxId(country.taxId, code.trim());
  const named = normal(header.issuer_tax_id_code ?? "");
  return named === "" || named === normal(facts.registration_tax_id_code)
    ? []
    : [warning("document.issuer-differs", "/header/issuer_tax_id_code")];
}

// Lines, discounts and surcharges must add up to the net amount or, for prices with tax, to the total.
function globalsWarnings(
  whole: WholeDocument,
  body: DocumentCreate | DocumentUpdate,
  { country }: DocumentAccount,
): Warning[] {
  const globals = whole.globals_discounts_surcharges ?? [];
  if (globals.length === 0 || !("globals_discounts_surcharges" in body)) {
    return [];
  }
  const { decimals, net, exempt: exemptAmount } = country.amounts(whole);
  const details = whole.details ?? [];
  const lines = sumOfLines(details.map(lineAmount), decimals);
  const exempt = sumOfExemptLines(details, decimals);
  const taxable = lines.minus(exempt);
  const amountsOn = (bases: GlobalBases) =>
    globals.map((modifier) => globalAmount(modifier, bases, decimals));
  const amounts = amountsOn({ taxable: lines, exempt: lines });
  const ofParts = amountsOn({ taxable, exempt });
  const isTaxable = (_: Decimal, at: number) => !globals[at]?.discount_surcharge_code.endsWith("E");
  const wholes = [lines.plus(sum(amounts)), lines.plus(sum(ofParts))];
  // The net amount may exclude exempt lines, and discounts and surcharges on them. A wholly exempt document has
  // no net amount.
  const taxed = [
    lines.plus(sum(amounts.filter(isTaxable))),
    taxable.plus(sum(ofParts.filter(isTaxable))),
  ];
  const expected = net.eq(0) ? wholes : [...wholes, ...taxed];
  const { net_amount = 0, total_amount = 0 } = whole.totals;
  const tolerance = decimal(details.length + globals.length);
  // An exempt document may have taxes other than VAT. Its total includes these taxes, but its exempt amount does not,
  // so the sum of net and exempt amount is compared too.
  const fits = [decimal(net_amount), decimal(total_amount), net.plus(exemptAmount)].some((amount) =>
    expected.some((one) => one.minus(amount).abs().lte(tolerance)),
  );
  return fits ? [] : [warning("totals.globals-differ", "/globals_discounts_surcharges")];
}

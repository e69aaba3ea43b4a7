import { type Decimal, decimal } from "../../model/decimal.ts";
import { type CodeList, findCode } from "../codes.ts";
import type { NativeDocument, NativeInput, NativeLimit } from "../native.ts";
import type { Reckoning } from "./reckoning.ts";

/** Authorities accept only amounts below this amount. */
const beyondAmount = decimal("1e12");
const tooLong = "has more than 12 digits before the decimal point.";

/**
 * A `NativeLimit` for each quantity, price or total that is not positive, and for each discount above a line's
 * amount. Includes the result of `sizeLimits`.
 */
export function amountLimits(
  document: NativeDocument,
  reckoning: Reckoning,
): readonly NativeLimit[] {
  const { details, totals } = document;
  const lines = details.flatMap(({ unit_price }, index) => [
    ...limited(unit_price <= 0, `/details/${index}/unit_price`, "The unit price must be above 0."),
    ...limited(
      reckoning.lines[index]?.net.lt(0) === true,
      `/details/${index}`,
      "The discount must not exceed the amount of the line.",
    ),
  ]);
  const total = limited(
    totals.total_amount <= 0,
    "/totals/total_amount",
    "The total must be above 0.",
  );
  return [...quantityLimits(document), ...lines, ...total, ...sizeLimits(document, reckoning)];
}

/**
 * A `NativeLimit` for missing lines, for the year 0, for each line with an amount that is too long (`isLong`), and for
 * totals with such an amount.
 */
export function sizeLimits(document: NativeDocument, reckoning: Reckoning): readonly NativeLimit[] {
  const { net, tax, allowance, charge, rounding, total } = reckoning;
  return [
    ...dateLimits(document),
    ...lineLimits(document),
    ...reckoning.lines.flatMap((line, index) =>
      limited(
        isLong(line.gross, line.net, ...line.taxes.map(({ amount }) => amount)),
        `/details/${index}`,
        `An amount of the line ${tooLong}`,
      ),
    ),
    ...limited(
      isLong(net, tax, allowance, charge, rounding, total),
      "/totals/total_amount",
      `An amount of the totals ${tooLong}`,
    ),
  ];
}

/** A `NativeLimit` for a document number outside 1 to `most`. */
export function numberLimits({ numbering }: NativeInput, most: number): readonly NativeLimit[] {
  const isOutside = !(numbering.number >= 1 && numbering.number <= most);
  const message = `The document number must be from 1 to ${most}.`;
  return limited(isOutside, "/header/document_number", message);
}

/** A `NativeLimit` for the year 0, which XML Schema 1.0 does not allow. */
export function dateLimits({ header }: NativeDocument): readonly NativeLimit[] {
  return limited(
    header.issue_date.startsWith("0000"),
    "/header/issue_date",
    "The year of the issue date must not be 0000.",
  );
}

/** A `NativeLimit` for a document without lines: an update can remove all lines. */
export function lineLimits({ details }: NativeDocument): readonly NativeLimit[] {
  return limited(details.length === 0, "/details", "The file must have at least one line.");
}

/** A `NativeLimit` for each quantity that is not positive. */
export function quantityLimits({ details }: NativeDocument): readonly NativeLimit[] {
  return details.flatMap(({ quantity }, index) =>
    limited(quantity <= 0, `/details/${index}/quantity`, "The quantity must be above 0."),
  );
}

/** A `NativeLimit` for each negative tax that has a listed code but cannot be withheld. */
export function taxLimits(
  { details }: NativeDocument,
  list: CodeList,
  isWithheld: (code: string) => boolean = () => false,
): readonly NativeLimit[] {
  return details.flatMap(({ taxes = [] }, index) =>
    taxes.flatMap(({ tax_type_id: id, tax_percentage, tax_amount }, place) => {
      const { code, isDefault } = findCode(list, id);
      return limited(
        (tax_percentage < 0 || tax_amount < 0) && !isDefault && !isWithheld(code),
        `/details/${index}/taxes/${place}/${tax_percentage < 0 ? "tax_percentage" : "tax_amount"}`,
        "A tax of this code cannot be withheld.",
      );
    }),
  );
}

/** Whether at least one amount has more digits than authorities accept. */
export function isLong(...amounts: readonly Decimal[]): boolean {
  return amounts.some((amount) => amount.abs().gte(beyondAmount));
}

function limited(isLimited: boolean, pointer: string, message: string): readonly NativeLimit[] {
  return isLimited ? [{ pointer, message }] : [];
}

import { expect } from "vitest";
import { type Decimal, decimal, percentOf, sum } from "../../../../server/model/decimal.ts";
import { childElements, find, findAll, localName, textOf } from "../../../../server/xml/find.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";

const cent = decimal("0.01");

/** Expects totals, lines and taxes of a UBL file to add up; `withheld` lists the tax codes that totals exclude. */
export function expectToAddUp(root: XmlElement, withheld: readonly string[] = []): void {
  const lines = childElements(root).filter((one) => localName(one).endsWith("Line"));
  const [totals] = childElements(root).filter((one) => localName(one).endsWith("MonetaryTotal"));
  if (totals === undefined) throw new Error("The file has no totals.");
  const total = (name: string) => amountOf(totals, `cbc:${name}`);
  const inHeader = allowances(root, ["02", "49"]);
  const nets = lines.map((line) => lineNet(line));
  expectEqual(total("LineExtensionAmount"), sum(nets).plus(sum(inHeader)));
  const taxes = subtotals(root).filter(({ code }) => !withheld.includes(code));
  expectEqual(
    total("TaxInclusiveAmount"),
    total("LineExtensionAmount").plus(sum(taxes.map(({ amount }) => amount))),
  );
  expectEqual(
    total("PayableAmount"),
    total("TaxInclusiveAmount")
      .minus(total("AllowanceTotalAmount"))
      .plus(total("ChargeTotalAmount"))
      .plus(total("PayableRoundingAmount")),
  );
  if (inHeader.length === 0) expectTaxesOfLines(taxes, lines, withheld);
}

function expectTaxesOfLines(
  taxes: readonly Subtotal[],
  lines: readonly XmlElement[],
  withheld: readonly string[],
): void {
  const ofLines = lines.flatMap((line) =>
    subtotals(line).map((one) => ({ ...one, net: amountOf(line, "cbc:LineExtensionAmount") })),
  );
  const codes = [...taxes, ...ofLines].map(({ code }) => code);
  for (const code of new Set(codes.filter((one) => !withheld.includes(one)))) {
    const [ofHeader, mine] = [taxes, ofLines].map((all) => all.filter((one) => one.code === code));
    expectEqual(total(ofHeader, "amount"), total(mine, "amount"));
    // The header's base is the sum of the lines' net amounts; a line's base may also include the amount of another tax.
    const bases = ofLines.filter((one) => one.code === code && !one.base.eq(0));
    expectEqual(total(ofHeader, "base"), sum(bases.map(({ net }) => net)));
  }
  for (const one of ofLines.filter(({ code }) => !withheld.includes(code))) {
    if (one.percent.eq(0)) continue;
    const exact = percentOf(one.base, one.percent);
    expect(one.amount.minus(exact).abs().lte(cent), `${exact} ${one.amount}`).toBe(true);
  }
}

function lineNet(line: XmlElement): Decimal {
  const net = amountOf(line, "cbc:LineExtensionAmount");
  const [quantity] = childElements(line).filter((one) => localName(one).endsWith("Quantity"));
  const price = amountOf(line, "cac:Price", "cbc:PriceAmount");
  const gross = decimal((quantity && textOf(quantity)) ?? 0).times(price);
  const difference = gross.plus(sum(allowances(line))).minus(net);
  expect(difference.abs().lte(cent), `${gross.toFixed()} ${net.toFixed()}`).toBe(true);
  return net;
}

function allowances(parent: XmlElement, codes?: readonly string[]): readonly Decimal[] {
  return childElements(parent, "cac:AllowanceCharge")
    .filter(
      (one) =>
        codes === undefined || codes.includes(textOf(one, "cbc:AllowanceChargeReasonCode") ?? ""),
    )
    .map((one) => {
      const amount = amountOf(one, "cbc:Amount");
      return textOf(one, "cbc:ChargeIndicator") === "true" ? amount : amount.times(-1);
    });
}

interface Subtotal {
  readonly code: string;
  readonly percent: Decimal;
  readonly base: Decimal;
  readonly amount: Decimal;
}

function subtotals(parent: XmlElement): readonly Subtotal[] {
  const totals = childElements(parent).filter((one) => localName(one).endsWith("TaxTotal"));
  return totals.flatMap((total) => {
    const parts = findAll(total, "TaxSubtotal");
    expectEqual(
      amountOf(total, "cbc:TaxAmount"),
      sum(parts.map((one) => amountOf(one, "cbc:TaxAmount"))),
    );
    return parts.map((one) => ({
      code: textOf(one, "cac:TaxCategory", "cac:TaxScheme", "cbc:ID") ?? "",
      percent: amountOf(one, "cac:TaxCategory", "cbc:Percent"),
      base: amountOf(one, "cbc:TaxableAmount"),
      amount: amountOf(one, "cbc:TaxAmount"),
    }));
  });
}

function total(subtotals: readonly Subtotal[] | undefined, member: "amount" | "base"): Decimal {
  return sum((subtotals ?? []).map((one) => one[member]));
}

function amountOf(parent: XmlElement, ...path: readonly string[]): Decimal {
  const found = find(parent, ...path);
  return decimal((found && textOf(found)) ?? 0);
}

function expectEqual(found: Decimal, expected: Decimal): void {
  expect(found.toFixed()).toBe(expected.toFixed());
}

import { expect, test } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { childElements, find, findAll, textOf } from "../../../../server/xml/find.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { nativeInput } from "../native-suite.ts";
import { tax } from "../ubl/varied-trial.ts";
import { trialOf } from "./native-trial.ts";

type Line = DocumentCreate["details"][number];

// The code, base, amount, Percent, TierRange and PerUnitAmount of each TaxSubtotal; absent values are omitted.
function taxesOf(parent: XmlElement): readonly string[] {
  return childElements(parent, "cac:TaxTotal").flatMap((total) =>
    findAll(total, "TaxSubtotal").map((one) =>
      [
        textOf(one, "cac:TaxCategory", "cac:TaxScheme", "cbc:ID"),
        textOf(one, "cbc:TaxableAmount"),
        textOf(one, "cbc:TaxAmount"),
        textOf(one, "cac:TaxCategory", "cbc:Percent"),
        textOf(one, "cac:TaxCategory", "cbc:TierRange"),
        textOf(one, "cac:TaxCategory", "cbc:PerUnitAmount"),
      ]
        .filter((text) => text !== undefined)
        .join(" "),
    ),
  );
}

describeCountry("pe", "Taxes of Peruvian files, by SUNAT's validation rules", (country) => {
  const trial = trialOf(country);
  const write = (lines: readonly Partial<Line>[], members: Partial<DocumentCreate> = {}) => {
    const plain = baseBody("pe", "plain");
    const [line] = plain.details;
    if (line === undefined) throw new Error("The body has no line.");
    const { taxes: _, ...untaxed } = line;
    const details = lines.map((one) => ({ ...untaxed, quantity: 1, unit_price: 100, ...one }));
    return trial.native.write(nativeInput(trial, { ...plain, details, ...members })).root;
  };
  const total = (root: XmlElement, name: string) => {
    const found = find(root, "cac:LegalMonetaryTotal");
    return found && textOf(found, `cbc:${name}`);
  };
  const firstLine = (root: XmlElement) => findAll(root, "InvoiceLine")[0] ?? root;

  test("the header contains each tax code once (rule 3068), with a base that excludes the amounts of other taxes", () => {
    const root = write([
      { taxes: [tax("2000", 20), tax("1000", 18)] },
      { taxes: [tax("2000", 30), tax("1000", 18)] },
    ]);
    expect(taxesOf(root)).toEqual(["2000 200.00 50.00", "1000 200.00 45.00"]);
    expect(taxesOf(firstLine(root))).toEqual([
      "2000 100.00 20.00 20.00 01",
      "1000 120.00 21.60 18.00",
    ]);
  });

  test("if the IGV's base includes the ISC (excise), `amounts` returns the same IGV as the file and a difference of 0", () => {
    const plain = baseBody("pe", "plain");
    const taxes = [tax("2000", 10, 100), tax("1000", 18, 198)];
    const exempt = { ...plain.details[0], quantity: 1, unit_price: 50, taxes: [tax("9997", 0)] };
    for (const more of [[], [exempt]] as Line[][]) {
      const details = [...plain.details.map((one) => ({ ...one, taxes })), ...more];
      const net_amount = 1000 + 50 * more.length;
      const totals = { net_amount, taxes_amount: 100, total_amount: net_amount + 298 };
      const body = { ...plain, details, totals };
      expect(taxesOf(write(details, { totals }))).toContain("1000 1000.00 198.00");
      const { vat, taxes: others, exempt: untaxed, fits, difference } = country.amounts(body);
      const read = [vat, others, untaxed, difference].map(Number);
      expect([...read, fits]).toEqual([198, 100, 50 * more.length, 0, true]);
    }
  });

  test("a line without `taxes` has IGV if taxes_amount exceeds the taxes of the other lines", () => {
    const lines = [{ taxes: [tax("9999", 5, 5), tax("1000", 18, 18)] }, {}];
    const root = write(lines, {
      totals: { net_amount: 200, taxes_amount: 41, total_amount: 241 },
    });
    expect(taxesOf(root)).toEqual(["1000 200.00 36.00", "9999 100.00 5.00"]);
    expect(total(root, "PayableRoundingAmount")).toBeUndefined();
  });

  test.each([
    ["no line has", {}, { taxes_amount: 100, total_amount: 1100 }, ["9997 1000.00 0.00"]],
    [
      "a line has",
      { taxes: [tax("2000", 10, 100)] },
      { taxes_amount: 298, total_amount: 1298 },
      ["2000 1000.00 100.00", "1000 1000.00 198.00"],
    ],
  ])(
    "%s ISC (excise), and no line names IGV: the file has IGV only if the totals include IGV",
    (_, line, sums, stated) => {
      const totals = { net_amount: 1000, ...sums };
      expect(taxesOf(write([{ unit_price: 1000, ...line }], { totals }))).toEqual(stated);
    },
  );

  test("a global discount or surcharge on exempt lines has the code 03 or 50, and changes the totals but no tax base", () => {
    const global = (discount_surcharge_code: "DE" | "RE", discount_surcharge_value: number) => ({
      discount_surcharge_code,
      discount_surcharge_value,
      discount_surcharge_type: "$" as const,
    });
    const root = write([{ taxes: [tax("1000", 18)] }, { taxes: [tax("9997", 0)] }], {
      globals_discounts_surcharges: [global("DE", 30), global("RE", 10)],
      totals: { net_amount: 180, total_amount: 198 },
    });
    const codes = findAll(root, "AllowanceChargeReasonCode").map((one) => textOf(one));
    expect(codes).toEqual(["03", "50"]);
    expect(taxesOf(root)).toEqual(["1000 100.00 18.00", "9997 100.00 0.00"]);
    const names = ["LineExtensionAmount", "AllowanceTotalAmount", "ChargeTotalAmount"];
    expect(names.map((name) => total(root, name))).toEqual(["200.00", "30.00", "10.00"]);
    expect(total(root, "PayableRoundingAmount")).toBeUndefined();
  });

  test("a discount on the taxed lines lowers only the base of the IGV, even if another tax has a larger base", () => {
    const root = write(
      [{ taxes: [tax("1000", 18)] }, { unit_price: 500, taxes: [tax("9997", 0), tax("9999", 2)] }],
      {
        globals_discounts_surcharges: [
          {
            discount_surcharge_code: "DA",
            discount_surcharge_value: 10,
            discount_surcharge_type: "%",
          },
        ],
        totals: { net_amount: 590, total_amount: 616.2 },
      },
    );
    expect(taxesOf(root)).toEqual(["1000 90.00 16.20", "9997 500.00 0.00", "9999 500.00 10.00"]);
  });

  test("a tax sent as tax_amount is written with base and percentage; the tax on bags (7152) is written with an amount per unit", () => {
    const taxes = [tax("2000", 0, 3.333), tax("9999", 0, 2), tax("7152", 0.5, 1.5)];
    const root = write([{ quantity: 3, taxes }]);
    expect(taxesOf(root)).toEqual([
      "2000 300.00 3.33",
      "1000 300.00 54.60",
      "9999 300.00 2.00",
      "7152 1.50",
    ]);
    expect(taxesOf(firstLine(root))).toEqual([
      "2000 300.00 3.33 1.11 02",
      "1000 303.33 54.60 18.00",
      "9999 300.00 2.00 0.66667",
      "7152 1.50 0.50",
    ]);
    const [price] = findAll(root, "AlternativeConditionPrice");
    expect(price && textOf(price, "cbc:PriceAmount")).toBe("120.4766666667");
  });

  test.each([0, 0.004])(
    "a tax with the amount %f is omitted, because the amount rounds to 0, and SUNAT accepts 0 only for IGV",
    (sent) => {
      const root = write([{ taxes: [tax("2000", 0, sent), tax("7152", 0, sent)] }]);
      expect(taxesOf(root)).toEqual(["1000 100.00 18.00"]);
    },
  );

  test("the amount per bag has up to five decimals, so that a small amount is not rounded to 0 (rule 3238)", () => {
    const root = write([{ quantity: 240, taxes: [tax("7152", 0, 0.5)] }]);
    expect(taxesOf(firstLine(root))[1]).toBe("7152 0.50 0.00208");
  });

  test.each([
    [7, "CreditNoteLine"],
    [8, "DebitNoteLine"],
  ])(
    "a note of type %i has discounts and surcharges in its prices, not in AllowanceCharge (rules 3271, 3277, 3280)",
    (document_type_id, name) => {
      const body = baseBody("pe", "plain");
      const root = write(
        [
          { quantity: 3, modifier_percentage: -10, taxes: [tax("1000", 18)] },
          { taxes: [tax("9997", 0)] },
        ],
        {
          header: { ...body.header, document_type_id },
          references: [{ reference_code: 1, reference_document_id: 1, description: "Corrige" }],
          globals_discounts_surcharges: [
            {
              discount_surcharge_code: "DA",
              discount_surcharge_value: 20,
              discount_surcharge_type: "$",
            },
            {
              discount_surcharge_code: "RE",
              discount_surcharge_value: 5,
              discount_surcharge_type: "%",
            },
          ],
          totals: { net_amount: 250, total_amount: 400 },
        },
      );
      expect(findAll(root, "AllowanceCharge")).toEqual([]);
      const texts = (...path: readonly string[]) =>
        findAll(root, name).map((one) => textOf(one, ...path));
      expect(texts("cbc:LineExtensionAmount")).toEqual(["250.00", "105.00"]);
      expect(texts("cac:Price", "cbc:PriceAmount")).toEqual(["83.3333333333", "105"]);
      expect(taxesOf(root)).toEqual(["1000 250.00 45.00", "9997 105.00 0.00"]);
      expect(
        textOf(
          find(root, "cac:LegalMonetaryTotal") ?? find(root, "cac:RequestedMonetaryTotal") ?? root,
          "cbc:PayableRoundingAmount",
        ),
      ).toBeUndefined();
    },
  );

  test("tax amounts with more than two decimals are rounded before they are summed", () => {
    const taxes = [tax("7152", 0, 0.125)];
    const root = write([{ taxes }, { taxes }], { totals: { net_amount: 200, total_amount: 236 } });
    expect(textOf(root, "cac:TaxTotal", "cbc:TaxAmount")).toBe("36.26");
    expect(total(root, "TaxInclusiveAmount")).toBe("236.26");
    expect(total(root, "PayableRoundingAmount")).toBe("-0.26");
  });

  test("MultiplierFactorNumeric is omitted if its five decimals make the discount wrong by more than 1 sol", () => {
    const factors = [-10, -7_000].map((modifier_amount) => {
      const root = write([{ unit_price: 700_000, modifier_amount }]);
      return textOf(firstLine(root), "cac:AllowanceCharge", "cbc:MultiplierFactorNumeric");
    });
    expect(factors).toEqual([undefined, "0.01000"]);
  });
});

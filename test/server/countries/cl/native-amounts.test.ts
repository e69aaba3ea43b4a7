import { expect, it } from "vitest";
import { native } from "../../../../server/countries/cl/native/native.ts";
import {
  type Decimal,
  decimal,
  percentOf,
  round,
  sum,
  zero,
} from "../../../../server/model/decimal.ts";
import { childElements, find, findAll, textOf } from "../../../../server/xml/find.ts";
import type { XmlElement } from "../../../../server/xml/xml.ts";
import { randomBodies, vectorBodies } from "../native-documents.ts";
import { nativeInput } from "../native-suite.ts";
import { draft, line, texts } from "./native-draft.ts";
import { chileanTrial } from "./native-trial.ts";

const signs: Readonly<Record<string, number>> = { "15": -1 };

it("header, lines and taxes add up by the authority's rules, in every draft with empty `limits`", () => {
  const { country } = chileanTrial;
  for (const { name, body } of [
    ...vectorBodies(country),
    ...randomBodies(country, 150, chileanTrial),
  ]) {
    const { root, limits } = native.write(nativeInput(chileanTrial, body));
    if (limits.length > 0) continue;
    const [document] = childElements(root);
    const totals = document && find(document, "Encabezado", "Totales");
    if (document === undefined || totals === undefined) throw new Error("no totals");
    const taxes = childElements(totals, "ImptoReten").map((tax) =>
      amount(tax, "MontoImp").times(signs[textOf(tax, "TipoImp") ?? ""] ?? 1),
    );
    const taxable = amount(totals, "MntNeto").plus(amount(totals, "MntExe"));
    const total = taxable
      .plus(amount(totals, "IVA"))
      .plus(sum(taxes))
      .minus(amount(totals, "CredEC"));
    expect(total.toFixed(), name).toBe(amount(totals, "MntTotal").toFixed());
    expect(total.toFixed(), name).toBe(String(body.totals.total_amount));
    for (const detail of childElements(document, "Detalle")) expectLine(detail, name);
    if (!name.startsWith("random ")) continue;
    const lines = sum(childElements(document, "Detalle").map((one) => amount(one, "MontoItem")));
    const globals = childElements(document, "DscRcgGlobal").map((one) => globalOf(one, lines));
    const isGross = body.options?.gross_values === 1;
    const stated = lines
      .plus(sum(globals))
      .minus(isGross ? total : taxable)
      .abs();
    // The totals of a random export are computed from line amounts that are rounded to whole units. In the file, line
    // amounts have two decimals, so the sums may differ.
    const most = document.name === "Exportaciones" ? body.details.length : 0;
    expect(stated.toNumber(), name).toBeLessThanOrEqual(most);
  }
});

function amount(parent: XmlElement, name: string): Decimal {
  return decimal(textOf(parent, name) ?? 0);
}

function globalOf(one: XmlElement, lines: Decimal): Decimal {
  const value = amount(one, "ValorDR");
  const whole = textOf(one, "TpoValor") === "%" ? percentOf(lines, value) : value;
  return round(whole, 0).times(textOf(one, "TpoMov") === "D" ? -1 : 1);
}

// Expects a line's amount to be price times quantity, plus surcharges, minus discounts, give or take 0.5.
function expectLine(detail: XmlElement, name: string): void {
  const price = amount(detail, "PrcItem").times(amount(detail, "QtyItem"));
  const part = (kind: string, name: string) =>
    sum(childElements(detail, kind).map((one) => amount(one, name)));
  const added = amount(detail, "RecargoMonto").plus(part("SubRecargo", "ValorRecargo"));
  const taken = amount(detail, "DescuentoMonto").plus(part("SubDscto", "ValorDscto"));
  const share = amount(detail, "RecargoPct").minus(amount(detail, "DescuentoPct"));
  const byShare = added.eq(0) && taken.eq(0) ? percentOf(price, share) : zero;
  const off = price.plus(added).minus(taken).plus(byShare).minus(amount(detail, "MontoItem"));
  expect(off.abs().toNumber(), name).toBeLessThanOrEqual(0.5);
}

it("without an exempt amount, other taxes or a credit, IVA is total_amount minus net_amount, even if this is not 19 %", () => {
  const { header } = draft("invoice", { totals: { net_amount: 1000, total_amount: 1191 } });
  expect([header("Totales", "MntNeto"), header("Totales", "IVA")]).toEqual(["1000", "191"]);
});

it("line taxes with the same code become one ImptoReten, whose amount is taxes_amount", () => {
  const { document, header } = draft("invoice", {
    details: [
      line({ taxes: [{ tax_type_id: "27", tax_percentage: 10, tax_amount: 100.4 }] }),
      line({ taxes: [{ tax_type_id: "27", tax_percentage: 10, tax_amount: 100.4 }] }),
    ],
    totals: { net_amount: 2000, taxes_amount: 200, total_amount: 2580 },
  });
  expect(findAll(document, "ImptoReten").map(texts)).toEqual([
    { TipoImp: "27", TasaImp: "10", MontoImp: "200" },
  ]);
  expect(findAll(document, "CodImpAdic")).toHaveLength(2);
  expect(header("Totales", "IVA")).toBe("380");
});

it("a negative taxes_amount without line taxes becomes withheld IVA, lowers the total, and is in `defaults`", () => {
  const withheld = draft("invoice", {
    totals: { net_amount: 1000, taxes_amount: -190, total_amount: 1000 },
  });
  expect(findAll(withheld.document, "ImptoReten").map(texts)).toEqual([
    { TipoImp: "15", MontoImp: "190" },
  ]);
  expect(withheld.header("Totales", "IVA")).toBe("190");
  expect(withheld.header("Totales", "MntTotal")).toBe("1000");
  expect(withheld.defaults).toContain("/totals/taxes_amount");
});

it("the credit of construction companies is stated and subtracted", () => {
  const { header } = draft("construction-credit");
  expect(texts(find(draft("construction-credit").document, "Encabezado", "Totales"))).toEqual({
    MntNeto: "1000000",
    TasaIVA: "19",
    IVA: "190000",
    CredEC: "123500",
    MntTotal: "1066500",
  });
  expect(header("IdDoc", "FmaPago")).toBe("1");
});

it("a line whose taxes are all 0 % is exempt, even if other lines are taxed", () => {
  const { document } = draft("invoice", {
    details: [
      line({}),
      line({ unit_price: 500, taxes: [{ tax_type_id: "1", tax_percentage: 0, tax_amount: 0 }] }),
    ],
    totals: { net_amount: 1000, total_amount: 1690 },
  });
  expect(texts(find(document, "Encabezado", "Totales"))).toMatchObject({
    MntExe: "500",
    IVA: "190",
  });
  expect(childElements(document, "Detalle").map((one) => textOf(one, "IndExe"))).toEqual([
    undefined,
    "1",
  ]);
});

it("a credit note whose total equals its net amount is exempt and has no IVA", () => {
  const totals = { net_amount: 125000, total_amount: 125000 };
  const { document } = draft("credit-note", { totals });
  expect(texts(find(document, "Encabezado", "Totales"))).toEqual({
    MntExe: "125000",
    MntTotal: "125000",
  });
});

it("a line states a percentage discount as percentage and amount, and a surcharge as an amount", () => {
  const { document } = draft("invoice", {
    details: [line({ modifier_percentage: -6.5 }), line({ modifier_amount: 50 })],
    totals: { net_amount: 1985, total_amount: 2362 },
  });
  const [discount, surcharge] = childElements(document, "Detalle").map(texts);
  expect(discount).toMatchObject({ DescuentoPct: "6.5", DescuentoMonto: "65", MontoItem: "935" });
  expect(surcharge).toMatchObject({ RecargoMonto: "50", MontoItem: "1050" });
});

it("a discount of 0.25 on a line of an export becomes a SubDscto, in the currency of the export", () => {
  const { document } = draft("export-invoice", { details: [line({ modifier_amount: -0.25 })] });
  expect(texts(findAll(document, "SubDscto")[0])).toEqual({ TipoDscto: "$", ValorDscto: "0.25" });
});

it("global surcharges on exempt amounts have IndExeDR, and a surcharge of 0 is omitted", () => {
  const one = (code: string, value: number, type: string) => ({
    discount_surcharge_code: code as "DA",
    discount_surcharge_value: value,
    discount_surcharge_type: type as "$",
  });
  const { document } = draft("invoice", {
    globals_discounts_surcharges: [one("DA", 5, "%"), one("RE", 100.4, "$"), one("RA", 0, "$")],
  });
  expect(childElements(document, "DscRcgGlobal").map(texts)).toEqual([
    { NroLinDR: "1", TpoMov: "D", TpoValor: "%", ValorDR: "5" },
    { NroLinDR: "2", TpoMov: "R", TpoValor: "$", ValorDR: "100", IndExeDR: "1" },
  ]);
});

it("a global percentage with more than two decimals is written as an amount, so the amounts add up", () => {
  const { document } = draft("invoice", {
    details: [line({ quantity: 3000 })],
    globals_discounts_surcharges: [
      {
        discount_surcharge_code: "DA",
        discount_surcharge_value: 3.333,
        discount_surcharge_type: "%",
      },
    ],
    totals: { net_amount: 2900010, total_amount: 3451012 },
  });
  expect(texts(findAll(document, "DscRcgGlobal")[0])).toEqual({
    NroLinDR: "1",
    TpoMov: "D",
    TpoValor: "$",
    ValorDR: "99990",
  });
});

it("a line's percentage with more than two decimals is written only as an amount", () => {
  const details = [line({ quantity: 3, unit_price: 33.33, modifier_percentage: -3.333 })];
  const [local] = findAll(draft("invoice", { details }).document, "Detalle").map(texts);
  expect(local).toMatchObject({ DescuentoMonto: "3", MontoItem: "97" });
  expect(local).not.toHaveProperty("DescuentoPct");
  const { document } = draft("export-invoice", { details });
  expect(findAll(document, "DescuentoPct")).toEqual([]);
  expect(texts(findAll(document, "SubDscto")[0])).toEqual({ TipoDscto: "$", ValorDscto: "3.33" });
});

const taxed = (...taxes: readonly (readonly [string, number])[]) =>
  line({
    taxes: taxes.map(([tax_type_id, tax_amount]) => ({
      tax_type_id,
      tax_percentage: tax_amount / 10,
      tax_amount,
    })),
  });

it("a line contains the code of a tax other than IVA only if the header contains this tax", () => {
  const details = [taxed(["27", 0]), taxed(["24", 100])];
  const totals = { net_amount: 1000, taxes_amount: 100, total_amount: 2290 };
  const { document } = draft("invoice", { details, totals });
  const codes = (name: string) => findAll(document, name).map((one) => textOf(one));
  expect([codes("CodImpAdic"), codes("TipoImp")]).toEqual([["24"], ["24"]]);
  const without = draft("invoice", { details, totals: { net_amount: 2000, total_amount: 2380 } });
  expect(findAll(without.document, "CodImpAdic")).toEqual([]);
});

it("a line of the file contains each tax code once, even if two taxes of the sent line have the same code", () => {
  const details = [taxed(["24", 100], ["24", 50], ["27", 100])];
  const totals = { net_amount: 1000, taxes_amount: 250, total_amount: 1440 };
  const { document } = draft("invoice", { details, totals });
  expect(findAll(document, "CodImpAdic").map((one) => textOf(one))).toEqual(["24", "27"]);
});

it("a tax and a withheld tax that add up to 0 are both stated in the header", () => {
  const { document } = draft("invoice", {
    details: [taxed(["24", 100], ["30", 100])],
    totals: { net_amount: 1000, taxes_amount: 0, total_amount: 1190 },
  });
  expect(findAll(document, "ImptoReten").map(texts)).toEqual([
    { TipoImp: "24", TasaImp: "10", MontoImp: "100" },
    { TipoImp: "30", TasaImp: "10", MontoImp: "100" },
  ]);
});

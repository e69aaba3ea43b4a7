import { expect, it } from "vitest";
import type { DocumentCreate } from "../../../../generated/types/models.d.ts";
import { documentType } from "../../../../server/countries/cl/document-types.ts";
import { native } from "../../../../server/countries/cl/native/native.ts";
import { find } from "../../../../server/xml/find.ts";
import { baseBody } from "../bodies.ts";
import { randomBodies, vectorBodies } from "../native-documents.ts";
import { nativeInput } from "../native-suite.ts";
import { line, texts } from "./native-draft.ts";
import { chileanTrial } from "./native-trial.ts";

const { country } = chileanTrial;
const labels = { MntNeto: "Monto neto", MntExe: "Monto exento", IVA: "I.V.A. 19%" } as const;

// The net, exempt and IVA amounts, in the file and as printed; an absent amount counts as 0.
function amountsOf(body: DocumentCreate) {
  const { root } = native.write(nativeInput(chileanTrial, body));
  const totals = texts(find(root, "Documento", "Encabezado", "Totales"));
  const rows = country.rendering.breakdown(body, {});
  return Object.entries(labels).map(([element, label]) => {
    const filed = Number(totals[element] ?? 0);
    const printed = Number(rows.find((row) => row.label === label)?.amount ?? 0);
    return { element, filed, printed };
  });
}

const exempt = line({
  unit_price: 500,
  taxes: [{ tax_type_id: "1", tax_percentage: 0, tax_amount: 0 }],
});

it.each([
  ["invoice", { net_amount: 1000, total_amount: 1690 }, [1000, 500, 190]],
  ["invoice", { net_amount: 1000, taxes_amount: 190, total_amount: 1690 }, [1000, 500, 190]],
  ["invoice", { net_amount: 1500, taxes_amount: 190, total_amount: 1690 }, [1000, 500, 190]],
  ["receipt", { net_amount: 1000, total_amount: 1690 }, [1000, 500, 190]],
  // These totals fit only a document without the exempt line, so the exempt amount is 0.
  ["invoice", { net_amount: 5000, total_amount: 5950 }, [5000, 0, 950]],
  // With an exempt amount of 500, the amounts would exceed the total, so the exempt amount is 0.
  ["invoice", { net_amount: 1000, total_amount: 1400 }, [1000, 0, 400]],
  ["credit-note", { net_amount: 1500, taxes_amount: 190, total_amount: 1690 }, [1000, 500, 190]],
  // The totals of these credit notes contain no IVA, so the whole document is exempt.
  // The `taxes_amount` of 80 is another tax.
  ["credit-note", { net_amount: 1500, total_amount: 1500 }, [0, 1500, 0]],
  ["credit-note", { net_amount: 0, total_amount: 1500 }, [0, 1500, 0]],
  ["credit-note", { net_amount: 0, taxes_amount: 80, total_amount: 1580 }, [0, 1500, 0]],
])(
  "in the file of a partly exempt %s with totals %j, the net, exempt and IVA amounts are %j",
  (base, totals, expected) => {
    const body = { ...baseBody("cl", base), details: [line({}), exempt], totals };
    expect(amountsOf(body).map(({ filed }) => filed)).toEqual(expected);
  },
);

it.each([
  ["excludes", { net_amount: 1000, total_amount: 1290 }, [1000, 100, 190]],
  ["includes", { net_amount: 1100, total_amount: 1309 }, [1100, 0, 209]],
])(
  "if no line is exempt and net_amount %s an exempt surcharge, totals %j lead to the net, exempt and IVA amounts %j",
  (_, totals, expected) => {
    const surcharge = {
      discount_surcharge_code: "RE",
      discount_surcharge_value: 100,
      discount_surcharge_type: "$",
    } as const;
    const globals_discounts_surcharges = [surcharge];
    const details = [line({})];
    const body = { ...baseBody("cl", "invoice"), details, globals_discounts_surcharges, totals };
    const stated = amountsOf(body);
    expect(stated.map(({ filed }) => filed)).toEqual(expected);
    expect(stated.map(({ printed }) => printed)).toEqual(expected);
    expect(country.amounts(body).fits).toBe(true);
  },
);

it.each([
  ["24", 31.5, 315],
  ["15", -19, -190],
])(
  "if taxes_amount is the IVA plus a tax with code %s, the IVA in the file and in the printed rows is 190",
  (tax_type_id, tax_percentage, tax_amount) => {
    const taxes = [
      { tax_type_id: "1", tax_percentage: 19, tax_amount: 190 },
      { tax_type_id, tax_percentage, tax_amount },
    ];
    const taxes_amount = 190 + tax_amount;
    const totals = { net_amount: 1000, taxes_amount, total_amount: 1000 + taxes_amount };
    const body = { ...baseBody("cl", "invoice"), details: [line({ taxes })], totals };
    const stated = amountsOf(body);
    expect(stated.map(({ filed }) => filed)).toEqual([1000, 0, 190]);
    expect(stated.map(({ printed }) => printed)).toEqual([1000, 0, 190]);
    expect(country.amounts(body).taxes.toFixed()).toBe(String(tax_amount));
  },
);

it("if the total is net_amount plus taxes_amount, and taxes_amount equals the lines' taxes other than IVA, the IVA is 0", () => {
  const taxes = [{ tax_type_id: "24", tax_percentage: 31.5, tax_amount: 7 }];
  const totals = { net_amount: 10, taxes_amount: 7, total_amount: 17 };
  const details = [line({ unit_price: 10, taxes }), ...[0, 0].map(() => line({ unit_price: 0 }))];
  const { vat, taxes: others } = country.amounts({ ...baseBody("cl", "invoice"), details, totals });
  expect([vat, others].map(Number)).toEqual([0, 7]);
});

it("if a domestic document's amounts add up, its file and its printed rows have the same net and exempt amounts", () => {
  const bodies = [...vectorBodies(country), ...randomBodies(country, 300, chileanTrial)].filter(
    ({ body }) => country.amounts(body).fits && !documentType(body.header.document_type_id).export,
  );
  expect(bodies.length).toBeGreaterThan(100);
  const differing = bodies.flatMap(({ name, body }) =>
    amountsOf(body)
      .filter(({ element, filed, printed }) => element !== "IVA" && filed !== printed)
      .map((one) => ({ name, ...one })),
  );
  expect(differing).toEqual([]);
});

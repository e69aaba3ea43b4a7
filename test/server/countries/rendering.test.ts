import { describe, expect, it } from "vitest";
import type { Document, DocumentCreate } from "../../../generated/types/models.d.ts";
import { countries } from "../../../server/countries/countries.ts";
import { documentInstalments } from "../../../server/documents/document-instalments.ts";
import type { CountryRendering } from "../../../server/rendering/country-rendering.ts";
import { totalRow } from "../../../server/rendering/total-row.ts";
import { accountBase } from "./base-bodies.ts";
import { baseBody } from "./bodies.ts";
import { countryOf, describeCountry, known } from "./known.ts";

const renderingOf = (code: string): CountryRendering => countryOf(code).rendering;

function header(members: Partial<DocumentCreate["header"]>) {
  return { header: { document_type_id: 1, issue_date: "2025-03-14", ...members }, totals: {} };
}

const correction = [{ reference_code: 1, description: "" }];

describe("the printed title", () => {
  describeCountry("cl", "in Chile", ({ rendering }) => {
    it.each([
      [2, "FACTURA ELECTRÓNICA"],
      [32, "FACTURA NO AFECTA O EXENTA ELECTRÓNICA"],
      [37, "BOLETA ELECTRÓNICA"],
      [39, "BOLETA ELECTRÓNICA"],
      [41, "BOLETA EXENTA ELECTRÓNICA"],
      [54, "GUÍA DE DESPACHO ELECTRÓNICA"],
      [17, "NOTA DE DÉBITO ELECTRÓNICA"],
      [16, "NOTA DE CRÉDITO ELECTRÓNICA"],
      [46, "FACTURA DE EXPORTACIÓN ELECTRÓNICA"],
      [47, "NOTA DE DÉBITO DE EXPORTACIÓN ELECTRÓNICA"],
      [48, "NOTA DE CRÉDITO DE EXPORTACIÓN ELECTRÓNICA"],
    ])("of a document of type %i is %s", (document_type_id, title) => {
      expect(rendering.title(header({ document_type_id }))).toBe(title);
    });
  });

  it.each(
    known([
      ["pe", 3, undefined, "BOLETA DE VENTA ELECTRÓNICA"],
      ["pe", 7, "F001", "NOTA DE CRÉDITO ELECTRÓNICA"],
      ["pe", 101, "F001", "FACTURA ELECTRÓNICA"],
      ["pe", 101, "b001", "BOLETA DE VENTA ELECTRÓNICA"],
      ["pe", 101, "T001", "GUÍA DE REMISIÓN REMITENTE ELECTRÓNICA"],
      ["pe", 101, undefined, "FACTURA ELECTRÓNICA"],
      ["ar", 6, undefined, "FACTURA B"],
      ["ar", 401, "A-0001", "FACTURA A"],
      ["ar", 401, "AB-0001", "FACTURA B"],
      ["ar", 2, undefined, "NOTA DE DÉBITO A"],
      ["ar", 54, undefined, "RECIBO M"],
      ["co", 91, undefined, "NOTA CRÉDITO ELECTRÓNICA"],
      ["co", 301, "SETT", "FACTURA ELECTRÓNICA DE VENTA"],
      ["mx", 201, undefined, "COMPROBANTE FISCAL DIGITAL POR INTERNET"],
      ["us", 501, undefined, "INVOICE"],
      ["us", 381, undefined, "CREDIT NOTE"],
    ] as const),
  )(
    "in %s of a document of type %i with series %s is %s",
    (code, document_type_id, series, title) => {
      const members = { document_type_id, ...(series && { document_sequence_code: series }) };
      expect(renderingOf(code).title(header(members))).toBe(title);
    },
  );

  it.each(
    known([
      ["pe", "F001", "NOTA DE CRÉDITO ELECTRÓNICA"],
      ["ar", "A-0001", "NOTA DE CRÉDITO A"],
      ["co", "SETT", "NOTA CRÉDITO ELECTRÓNICA"],
      ["us", "X", "ADJUSTMENT"],
    ] as const),
  )(
    "in %s of a document that corrects another, with series %s, is %s",
    (code, document_sequence_code, title) => {
      const document = header({ document_type_id: 999, document_sequence_code });
      expect(renderingOf(code).title({ ...document, references: correction })).toBe(title);
    },
  );
});

it.each(
  known([
    ["cl", undefined, "N° 123"],
    ["pe", "F001", "F001-00000123"],
    ["pe", undefined, "N° 123"],
    ["ar", "A-0001", "A-0001-00000123"],
    ["pe", " F001 ", "F001-00000123"],
    ["co", "SETT", "N° SETT123"],
    ["co", " SETT ", "N° SETT123"],
    ["co", undefined, "N° 123"],
    ["mx", undefined, "Folio 123"],
    ["us", undefined, "No. 123"],
  ] as const),
)("the printed number (folio) in %s with series %s is %s", (code, series, folio) => {
  const members = { document_number: 123, ...(series && { document_sequence_code: series }) };
  expect(renderingOf(code).folio(header(members))).toBe(folio);
});

it.each(
  known([
    ["cl", "$ 1.234.568", "-$ 1.234.568", "$ 0"],
    ["us", "$1,234,567.50", "-$1,234,567.50", "$0.00"],
    ["co", "$ 1.234.567,50", "-$ 1.234.567,50", "$ 0,00"],
    ["mx", "$1,234,567.50", "-$1,234,567.50", "$0.00"],
    ["pe", "S/ 1,234,567.50", "-S/ 1,234,567.50", "S/ 0.00"],
    ["ar", "$ 1.234.567,50", "-$ 1.234.567,50", "$ 0,00"],
  ] as const),
)(
  "in %s, 1234567.5 is printed as %s, -1234567.5 as %s, and -0.001 as %s",
  (code, positive, negative, nothing) => {
    const { formatMoney } = renderingOf(code);
    const document = header({ document_type_id: 2 });
    expect(formatMoney("1234567.5", document)).toBe(positive);
    expect(formatMoney("-1234567.5", document)).toBe(negative);
    expect(formatMoney("-0.001", document)).toBe(nothing);
  },
);

it.each(
  known([
    ["cl", 2, "-USD 1.000,00"],
    ["cl", 392, "-JPY 1.000,00"],
    ["cl", 1, "-$ 1.000,00"],
    ["us", 3, "-EUR 1,000.00"],
    ["us", 2, "-$1,000.00"],
    ["co", 2, "-USD 1.000,00"],
    ["mx", 2, "-USD 1,000.00"],
    ["mx", 1, "-$1,000.00"],
    ["pe", 3, "-EUR 1,000.00"],
    ["ar", 4, "-BRL 1.000,00"],
  ] as const),
)("in %s, -1000 in currency %i is printed as %s", (code, id, text) => {
  const document = header({ document_type_id: 46, currency_id: id });
  expect(renderingOf(code).formatMoney("-1000", document)).toBe(text);
});

it.each(
  known([
    ["cl", "1.000,00"],
    ["mx", "1,000.00"],
    ["ar", "1.000,00"],
  ] as const),
)("in %s, an amount in an unknown currency has no symbol", (code, text) => {
  const document = header({ document_type_id: 46, currency_id: 9999 });
  expect(renderingOf(code).formatMoney("1000", document)).toBe(text);
});

describeCountry("cl", "money in Chile", ({ rendering }) => {
  // Only exports use `currency_id`. Every update must send the member, so a document in pesos may contain the id of
  // another currency.
  it("has the currency of `currency_id` only in exports, and is in pesos in all other documents", () => {
    const money = (document_type_id: number) =>
      rendering.formatMoney("1000", header({ document_type_id, currency_id: 2 }));
    expect(money(46)).toBe("USD 1.000,00");
    expect(money(2)).toBe("$ 1.000");
  });
});

describeCountry("cl", "the transfer copy", ({ rendering: { transferable, transferLegend } }) => {
  it("exists for domestic invoices and guides, and the legend of a guide mentions the invoice", () => {
    const types = [2, 32, 37, 39, 41, 54, 17, 16, 46, 47, 48];
    const assigned = types.filter((document_type_id) => transferable(header({ document_type_id })));
    expect(assigned).toEqual([2, 32, 54]);
    expect(transferLegend?.(header({ document_type_id: 2 }))).toBe("CEDIBLE");
    expect(transferLegend?.(header({ document_type_id: 54 }))).toBe("CEDIBLE CON SU FACTURA");
  });

  it("exists only in Chile", () => {
    const assigning = countries.filter(({ rendering }) =>
      rendering.transferable(header({ document_type_id: 2 })),
    );
    expect(assigning.map(({ code }) => code)).toEqual(["cl"]);
  });
});

it.each(
  known([
    [
      "cl",
      "guide",
      ["Operación constituye venta", "Por cuenta del emisor a instalaciones del cliente"],
    ],
    ["cl", "export-invoice", ["Factura de servicios", "A firme", "FOB"]],
    ["cl", "invoice", []],
    ["co", "plain", ["Transferencia débito bancaria"]],
    ["mx", "plain", ["G03 Gastos en general"]],
    [
      "mx",
      "shipping",
      [
        "S01 Sin efectos fiscales",
        "Autotransporte federal",
        "06/05/2025 08:30, C.P. 66220",
        "06/05/2025 11:00, C.P. 25000",
        "RG1234A",
      ],
    ],
    ["mx", "export", ["S01 Sin efectos fiscales", "FOB"]],
    ["pe", "detraction-general", ["1001", "022, 12%, S/ 283.20", "00-101-234567"]],
    ["pe", "retention", ["3%"]],
    ["pe", "shipping", ["Entrega de mercadería vendida", "04/04/2025", "V1A-234"]],
    ["ar", "products", ["Productos", "IVA Responsable Inscripto"]],
    ["ar", "services", ["Servicios", "01/06/2025 a 30/06/2025", "IVA Responsable Inscripto"]],
  ] as const),
)("in %s, the printed facts of the body %s have the expected values", (code, base, expected) => {
  const issuer = { legalName: "Issuer", taxId: "" };
  const facts = renderingOf(code).facts?.({ document: baseBody(code, base), issuer }) ?? [];
  expect(facts.map(({ value }) => value)).toEqual(expected);
});

describe.each(known([["mx"], ["ar"]] as const))("in %s", (code) => {
  it("the instalments add up to the printed total, which is computed from the lines", async () => {
    const country = countryOf(code);
    const line = { line_description: "Bisagra", unit_measure: "UN", total_amount_line: 0 };
    const document = {
      header: { ...header({}).header, payment_conditions: "30,60" },
      details: [{ ...line, quantity: 3, unit_price: 33.5 }],
      totals: { net_amount: 101, total_amount: code === "mx" ? 117 : 122 },
    } as unknown as Document;
    const input = { document, country: country.rendering, config: {} };
    const amounts = documentInstalments(document, { id: 1, country, facts: accountBase(code) });
    const total = code === "mx" ? 116.58 : 121.61;
    expect(Number(totalRow(input).amount)).toBe(total);
    expect(amounts.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(total, 9);
  });
});

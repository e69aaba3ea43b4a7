import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import type { Country } from "../../../server/countries/country.ts";
import { standardFonts } from "../../../server/rendering/fonts.ts";
import { pdfMeasurer } from "../../../server/rendering/pdf-canvas.ts";
import type { RenderingInput } from "../../../server/rendering/rendering-input.ts";
import { hasTemplate, templateOf } from "../../../server/rendering/templates.ts";
import { viewModel } from "../../../server/rendering/view-model.ts";
import { overlaps, recordingCanvas } from "./recording-canvas.ts";
import { everyCountry, firstLine, manyLines, sample } from "./samples.ts";

const measure = pdfMeasurer(new PDFDocument({ autoFirstPage: false }), standardFonts);
const square = { columns: 3, rows: 3, stretch: 1, cells: [1, 0, 1, 0, 1, 0, 1, 0, 1] };
const flat = { columns: 90, rows: 6, stretch: 3, cells: Array.from({ length: 540 }, () => 1) };

function crowded(country: Country): RenderingInput {
  return sample(country, {
    header: {
      issuer_legal_name: "Sociedad Comercializadora y Exportadora del Ñuble Limitada ".repeat(4),
      issuer_address: "Avenida Libertador General Bernardo O'Higgins ".repeat(5),
      document_sequence_code: "SERIE-DE-VERDAD-LARGA".repeat(8),
      receiver_legal_name: "ConstructoraSinEspaciosEnElNombre".repeat(12),
      receiver_address: "Pasaje ".repeat(500),
      shipping_address: "Bodega ".repeat(40),
      observations: "Una observación larga. ".repeat(300),
    },
    document: {
      details: [
        {
          ...firstLine(country),
          sku: "CODIGO-LARGUISIMO-0123456789",
          line_description: "Palabra".repeat(14),
          long_description: "Descripción larga ".repeat(900),
          unit_measure: "UNIDAD EXTRAÑA",
          quantity: 9007199254740991,
          unit_price: 123456789.123456,
          modifier_amount: -9007199254740991,
          total_amount_line: 9007199254740991,
          taxes: [{ tax_type_id: "IMPUESTO ".repeat(60), tax_percentage: 19, tax_amount: 1 }],
        },
        ...manyLines(country, 200),
      ],
      references: Array.from({ length: 40 }, (_, index) => ({
        reference_code: (index % 7) + 1,
        reference_number: "9".repeat(index * 3),
        reference_date: "2025-01-31",
        description: "Motivo ".repeat(index),
      })),
      totals: { net_amount: 9007199254740991, total_amount: 9007199254740991 },
      payment_link: { payment_url: `https://example.com/${"camino/".repeat(200)}` },
    },
    instalments: Array.from({ length: 120 }, (_, index) => ({
      days: index * 30,
      date: "2025-12-31",
      percentage: 1,
      amount: "9007199254740991",
    })),
  });
}

const shapes = [
  ["one line", (country: Country) => sample(country)],
  [
    "200 lines",
    (country: Country) => sample(country, { document: { details: manyLines(country, 200) } }),
  ],
  ["long words, names and numbers", crowded],
] as const;

describe.each([1, 2])("template %i", (template) => {
  describe.each(everyCountry)("in %s", (_, country) => {
    it.each(shapes)(
      "with %s, no texts or images overlap or leave the page",
      async (_name, make) => {
        for (const transferCopy of [false, true]) {
          const pages = await templateOf(template)({
            view: await viewModel(make(country), transferCopy),
            symbols: { stamp: transferCopy ? flat : square, payment: square },
            measure,
            sheet: country.rendering.sheet,
          });
          for (const page of pages) {
            const { canvas, marks } = recordingCanvas(measure);
            page.margins?.(canvas);
            for (const { row, y } of page.rows) row.draw(canvas, page.left, y);
            expect(marks).not.toEqual([]);
            expect(overlaps(marks)).toEqual([]);
            const outside = marks.filter(
              ({ left, top, right, bottom }) =>
                left < 0 || top < 0 || right > page.width || bottom > page.height,
            );
            expect(outside).toEqual([]);
          }
        }
      },
    );
  });
});

it("templates 1 and 2 exist and differ, and an unknown template prints as template 1", () => {
  expect([1, 2, 3, 0, -1].map(hasTemplate)).toEqual([true, true, false, false, false]);
  expect(templateOf(99)).toBe(templateOf(1));
  expect(templateOf(undefined)).toBe(templateOf(1));
  expect(templateOf(2)).not.toBe(templateOf(1));
});

import { describe, expect, it } from "vitest";
import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import { baseBody } from "./bodies.ts";
import { countryOf, describeCountry, known } from "./known.ts";

describe("the breakdown", () => {
  const rows = (code: string, base: string, config = {}) =>
    countryOf(code)
      .rendering.breakdown(baseBody(code, base), config)
      .map(({ label, amount }) => `${label}: ${amount}`);

  it.each(
    known([
      ["cl", "invoice", ["Monto neto: 195182", "I.V.A. 19%: 37085", "Total: 232267"]],
      ["cl", "gross-receipt", ["Monto neto: 72866", "I.V.A. 19%: 13844", "Total: 86710"]],
      ["cl", "exempt-invoice", ["Monto exento: 480000", "Total: 480000"]],
      [
        "cl",
        "construction-credit",
        [
          "Monto neto: 1000000",
          "I.V.A. 19%: 190000",
          "Crédito 65% empresas constructoras: -123500",
          "Total: 1066500",
        ],
      ],
      [
        "cl",
        "export-invoice",
        ["Subtotal: 7650", "Recargo global: 350", "Monto exento: 8000", "Total: 8000"],
      ],
      ["co", "plain", ["Subtotal: 10000000", "IVA 19%: 1900000", "Total a pagar: 11900000"]],
      ["mx", "plain", ["Subtotal: 5000", "IVA 16%: 800", "Total: 5800"]],
      ["pe", "plain", ["Valor de venta: 1000", "I.G.V. 18%: 180", "Importe total: 1180"]],
      ["ar", "products", ["Subtotal: 900000", "IVA 21%: 189000", "Importe total: 1089000"]],
      ["us", "plain", ["Subtotal: 1000", "Sales tax: 80", "Total: 1080"]],
      ["us", "untaxed", ["Subtotal: 780", "Total: 780"]],
    ] as const),
  )("of the %s body %s has the expected rows", (code, base, expected) =>
    expect(rows(code, base)).toEqual(expected),
  );

  it.each(
    known([
      ["co", "plain", -1000000],
      ["pe", "plain", -100],
      ["us", "plain", -100],
    ] as const),
  )(
    "of the %s body %s applies a discount on exempt lines (DE) to all lines, because no line is exempt",
    (code, base, expected) => {
      const discount = { discount_surcharge_code: "DE", discount_surcharge_type: "%" } as const;
      const globals = [{ ...discount, discount_surcharge_value: 10 }] as const;
      const body = { ...baseBody(code, base), globals_discounts_surcharges: globals };
      expect(Number(countryOf(code).rendering.breakdown(body, {})[1]?.amount)).toBe(expected);
    },
  );
});

describeCountry("cl", "the breakdown of a Chilean document", ({ rendering }) => {
  it("shows the subtotal of the lines, then global discounts and surcharges, then the net amount", () => {
    const body = {
      ...baseBody("cl", "invoice", { totals: { net_amount: 176664, total_amount: 210230 } }),
      globals_discounts_surcharges: [
        {
          discount_surcharge_code: "DA",
          discount_surcharge_type: "%",
          discount_surcharge_value: 10,
        },
        {
          discount_surcharge_code: "RA",
          discount_surcharge_type: "$",
          discount_surcharge_value: 1000,
        },
      ] as const,
    };
    const shown = rendering.breakdown(body, {});
    expect(shown.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      "Subtotal: 195182",
      "Descuento global 10%: -19518",
      "Recargo global: 1000",
      "Monto neto: 176664",
      "I.V.A. 19%: 33566",
      "Total: 210230",
    ]);
  });

  it("applies a discount on taxable lines to the exempt lines if the whole document is exempt", () => {
    const discount = { discount_surcharge_code: "DA", discount_surcharge_type: "%" } as const;
    const body = {
      ...baseBody("cl", "exempt-invoice", {
        totals: { net_amount: 432000, total_amount: 432000 },
      }),
      globals_discounts_surcharges: [{ ...discount, discount_surcharge_value: 10 }] as const,
    };
    expect(rendering.breakdown(body, {})[1]?.amount).toBe("-48000");
  });

  it("applies a discount on taxable lines also to lines with a tax of 0 % if the totals include VAT on all lines", () => {
    const body = baseBody("cl", "invoice", { totals: { net_amount: 1800, total_amount: 2142 } });
    const [first] = body.details;
    const line = { ...first, quantity: 1, unit_price: 1000 } as DocumentCreate["details"][number];
    const taxes = [{ tax_type_id: "IVA", tax_percentage: 0, tax_amount: 0 }];
    const discount = { discount_surcharge_code: "DA", discount_surcharge_type: "%" } as const;
    const globals = [{ ...discount, discount_surcharge_value: 10 }] as const;
    const details: DocumentCreate["details"] = [line, { ...line, taxes }];
    const whole = { ...body, details, globals_discounts_surcharges: globals };
    const shown = rendering.breakdown(whole, {}).map(({ amount }) => Number(amount));
    expect(shown).toEqual([2000, -200, 1800, 342, 2142]);
  });

  it("labels a tax with the title of the tax code if the lines' taxes add up to taxes_amount, else with a general label", () => {
    const body = baseBody("cl", "invoice", {
      totals: { net_amount: 1000, taxes_amount: 315, total_amount: 1505 },
    });
    const taxes = [{ tax_type_id: "24", tax_percentage: 31.5, tax_amount: 315 }];
    const details = body.details.map((line, index) => (index === 0 ? { ...line, taxes } : line));
    const label = (document: DocumentCreate) => rendering.breakdown(document, {})[2]?.label;
    expect(label({ ...body, details })).toBe(
      "Impuesto a licores, piscos y destilados, artículo 42 31,5%",
    );
    expect(label(body)).toBe("Impuestos adicionales");
    const withheld = { net_amount: 1000, taxes_amount: -190, total_amount: 1000 };
    expect(label({ ...body, totals: withheld })).toBe("Retenciones");
  });

  it("shows a rounding difference, and hides a larger difference", () => {
    const label = (total_amount: number) =>
      rendering
        .breakdown(baseBody("cl", "invoice", { totals: { net_amount: 1000, total_amount } }), {})
        .map((row) => row.label);
    expect(label(1191)).toEqual(["Monto neto", "I.V.A. 19%", "Ajuste por redondeo", "Total"]);
    expect(label(9000)).toEqual(["Monto neto", "I.V.A. 19%", "Total"]);
  });

  describe("with a tax in addition to VAT", () => {
    const totals = { net_amount: 1000, taxes_amount: 315, total_amount: 1505 };
    const receipt = (display_tax_receipt?: number) =>
      rendering
        .breakdown(
          baseBody("cl", "receipt", { totals }),
          display_tax_receipt === undefined ? {} : { display_tax_receipt },
        )
        .map(({ label, amount }) => `${label}: ${amount}`);

    it("for a receipt with display_tax_receipt 0, splits the whole total into net amount and VAT, without a row for the tax", () => {
      expect(receipt(0)).toEqual(["Monto neto: 1265", "I.V.A. 19%: 240", "Total: 1505"]);
    });

    it("for a receipt with display_tax_receipt 1, mentions the tax only in the label of the total", () => {
      expect(receipt(1)).toEqual([
        "Monto neto: 1000",
        "I.V.A. 19%: 190",
        "Total con impuestos adicionales: 1505",
      ]);
    });

    it("for a receipt with display_tax_receipt 2, or without this setting, has a row for the tax", () => {
      const expected = [
        "Monto neto: 1000",
        "I.V.A. 19%: 190",
        "Impuestos adicionales: 315",
        "Total: 1505",
      ];
      expect(receipt(2)).toEqual(expected);
      expect(receipt()).toEqual(expected);
    });

    it("for a receipt with display_tax_receipt 0, shows the exempt amount separately, so the rows add up", () => {
      const taxes = [{ tax_type_id: "IVA", tax_percentage: 0, tax_amount: 0 }];
      const body = baseBody("cl", "receipt", { totals: { ...totals, total_amount: 2005 } });
      const [line] = body.details;
      const details = [
        { ...line, quantity: 1, unit_price: 1000 },
        { ...line, quantity: 1, unit_price: 500, taxes },
      ] as DocumentCreate["details"];
      const shown = rendering.breakdown({ ...body, details }, { display_tax_receipt: 0 });
      expect(shown.map(({ amount }) => Number(amount))).toEqual([1265, 500, 240, 2005]);
    });

    it("ignores display_tax_receipt for an invoice", () => {
      const invoice = baseBody("cl", "invoice", { totals });
      const shown = rendering.breakdown(invoice, { display_tax_receipt: 1 });
      expect(shown.map(({ label }) => label)).toContain("Impuestos adicionales");
    });
  });
});

describe.each(
  known([
    ["pe", "Exonerado o inafecto", 360],
    ["co", "Exento", 380],
  ] as const),
)("in %s the exempt lines of an invoice", (code, label, vat) => {
  const country = countryOf(code);
  const exempt = { tax_type_id: code === "pe" ? "1000" : "01", tax_percentage: 0, tax_amount: 0 };
  const body = (net_amount: number, total_amount = 2500 + vat): DocumentCreate => {
    const plain = baseBody(code, "plain", { totals: { net_amount, total_amount } });
    const line = {
      line_description: "Arroz",
      unit_measure: "UN",
      total_amount_line: 0,
      quantity: 1,
    };
    const lines = [
      { ...line, unit_price: 2000 },
      { ...line, unit_price: 500, taxes: [exempt] },
    ];
    return { ...plain, details: lines };
  };
  const unusual = (of: DocumentCreate) =>
    country.warn(of, of).filter(({ rule }) => rule === "totals.unusual");

  it.each([2000, 2500])(
    "have a separate row without VAT, and cause no warning if net_amount is %i",
    (net) => {
      const shown = country.rendering.breakdown(body(net), {});
      const amounts = shown.map(({ amount }) => Number(amount));
      expect(amounts).toEqual([2000, 500, vat, 2500 + vat]);
      expect(shown[1]?.label).toBe(label);
      expect(unusual(body(net))).toEqual([]);
    },
  );

  it.each([
    ["DA", -200, [1800, 500, vat * 0.9]],
    ["DE", -50, [2000, 450, vat]],
  ] as const)(
    "are reduced by a discount DE, but not by a discount DA (tested with %s)",
    (discount_surcharge_code, discount, parts) => {
      const total = parts.reduce((sum: number, part) => sum + part, 0);
      const percent = { discount_surcharge_type: "%", discount_surcharge_value: 10 } as const;
      const globals_discounts_surcharges = [{ discount_surcharge_code, ...percent }];
      const whole = { ...body(parts[0], total), globals_discounts_surcharges };
      const shown = country.rendering.breakdown(whole, {}).map(({ amount }) => Number(amount));
      expect(shown).toEqual([2500, discount, ...parts, total]);
    },
  );

  it("do not prevent the warning about a wrong total", () => {
    expect(unusual(body(2000, 2600 + vat))).toHaveLength(1);
  });
});

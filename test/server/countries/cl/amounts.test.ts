import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PricedDocument } from "../../../../server/countries/amounts.ts";
import { describeCountry } from "../known.ts";

interface Facts {
  type?: number;
  options?: PricedDocument["options"];
  details?: PricedDocument["details"];
  globals?: PricedDocument["globals_discounts_surcharges"];
  totals: PricedDocument["totals"];
}

function document({ type = 2, options, details, globals, totals }: Facts): PricedDocument {
  return {
    header: { document_type_id: type, issue_date: "2025-03-14" },
    details: details ?? [{ quantity: 1, unit_price: 1 }],
    totals,
    ...(options && { options }),
    ...(globals && { globals_discounts_surcharges: globals }),
  };
}

describeCountry("cl", "Chilean amounts", ({ amounts, totals, validate: reject }) => {
  const isRejected = (facts: PricedDocument) => reject(facts).length > 0;

  function plain(facts: Facts): Record<string, number | boolean> {
    const { decimals: _, vatRate: __, ...parts } = amounts(document(facts));
    return Object.fromEntries(
      Object.entries(parts)
        .map(([name, value]) => [name, typeof value === "boolean" ? value : Number(value)] as const)
        .filter(([, value]) => value !== 0),
    );
  }

  const gross = { gross_values: 1 };

  describe("receipts with gross prices", () => {
    it.each([
      [680, 571, 109],
      [86710, 72866, 13844],
      [999, 839, 160],
      [1190, 1000, 190],
    ])("of %i have %i net and %i VAT, and are stored with this net amount", (total, net, vat) => {
      const facts = { type: 39, options: gross, totals: { total_amount: total } };
      expect(plain(facts)).toEqual({ net, vat, total, fits: true });
      expect(totals(document(facts))).toEqual({ net_amount: net, total_amount: total });
    });

    it("of type 37 are split into net amount and VAT in the same way as type 39", () => {
      const facts = { type: 37, options: gross, totals: { total_amount: 999 } };
      expect(plain(facts)).toMatchObject({ net: 839, vat: 160 });
    });

    it("are stored with the computed net amount instead of the sent net amount", () => {
      const sent = { net_amount: 7, total_amount: 1190 };
      expect(totals(document({ type: 39, options: gross, totals: sent }))).toEqual({
        net_amount: 1000,
        total_amount: 1190,
      });
    });

    it("have no rounding difference for any total up to ten million pesos", () => {
      fc.assert(
        fc.property(fc.nat(10_000_000), (total) => {
          const facts = { type: 39, options: gross, totals: { total_amount: total } };
          const { net, vat, exempt, taxes, credit, difference } = amounts(document(facts));
          expect(net.plus(vat).eq(total)).toBe(true);
          for (const nothing of [exempt, taxes, credit, difference])
            expect(nothing.eq(0)).toBe(true);
        }),
        { numRuns: 1000 },
      );
    });

    it("have gross_values 1; a receipt with gross_values 0 keeps the sent net amount", () => {
      const sent = { net_amount: 1000, total_amount: 1190 };
      const facts = { type: 39, options: { gross_values: 0 }, totals: sent };
      expect(totals(document(facts))).toEqual(sent);
    });
  });

  describe("the total of gross prices", () => {
    const details = [
      { quantity: 7, unit_price: 8690 },
      { quantity: 2, unit_price: 12940 },
    ];
    const isOff = (total_amount: number, more: Partial<Facts> = {}) =>
      isRejected(
        document({ type: 39, options: gross, details, totals: { total_amount }, ...more }),
      );

    it.each([
      [86710, false],
      [86711, false],
      [86709, false],
      [86712, true],
      [86708, true],
      [86711.01, true],
    ])("of %d, where the lines add up to 86710, is rejected: %s", (total, off) =>
      expect(isOff(total)).toBe(off),
    );

    it("is the sum of the lines after their discounts", () => {
      const modified = [
        { quantity: 2, unit_price: 1000, modifier_percentage: -10 },
        { quantity: 1, unit_price: 500, modifier_amount: -100 },
      ];
      expect(isOff(2200, { details: modified })).toBe(false);
      expect(isOff(2500, { details: modified })).toBe(true);
    });

    it("is rounded only after the lines are summed", () => {
      const halves = Array.from({ length: 10 }, () => ({ quantity: 0.5, unit_price: 1 }));
      expect(isOff(5, { details: halves })).toBe(false);
      expect(isOff(10, { details: halves })).toBe(true);
    });

    it("is not compared with the lines if the document has global discounts or surcharges", () => {
      const globals = [
        {
          discount_surcharge_code: "DA",
          discount_surcharge_type: "%",
          discount_surcharge_value: 50,
        },
      ];
      expect(isOff(43355, { globals })).toBe(false);
      expect(isOff(43355, { globals: [] })).toBe(true);
    });

    it("is not compared with the lines if the prices are net", () => {
      expect(isOff(1, { options: { gross_values: 0 } })).toBe(false);
      expect(isOff(1, { type: 2 })).toBe(false);
    });
  });

  describe("documents with net prices", () => {
    it("have VAT computed from the net amount", () => {
      expect(plain({ totals: { net_amount: 195182, total_amount: 232267 } })).toEqual({
        net: 195182,
        vat: 37085,
        total: 232267,
        fits: true,
      });
    });

    it("with net rounding, state the rounding difference separately from VAT", () => {
      const options = { rounding_type: "net" };
      expect(plain({ options, totals: { net_amount: 1000, total_amount: 1191 } })).toEqual({
        net: 1000,
        vat: 190,
        difference: 1,
        total: 1191,
        fits: true,
      });
    });

    it("with gross rounding, add the rounding difference to VAT", () => {
      const options = { rounding_type: "gross" };
      expect(plain({ options, totals: { net_amount: 1000, total_amount: 1191 } })).toEqual({
        net: 1000,
        vat: 191,
        total: 1191,
        fits: true,
      });
    });

    it("with gross rounding, do not add a large difference to VAT", () => {
      const options = { rounding_type: "gross" };
      const sent = { net_amount: 1000, total_amount: 5000 };
      expect(plain({ options, totals: sent })).toMatchObject({
        vat: 190,
        difference: 3810,
        fits: false,
      });
    });

    it("subtract the credit of construction companies", () => {
      const sent = {
        net_amount: 1000000,
        vat_credit_construction_company: 123500,
        total_amount: 1066500,
      };
      expect(plain({ totals: sent })).toEqual({
        net: 1000000,
        vat: 190000,
        credit: 123500,
        total: 1066500,
        fits: true,
      });
    });
  });

  describe.each([32, 41])("exempt documents of type %i", (type) => {
    it("have the total as exempt amount if the net amount is 0", () => {
      const sent = { net_amount: 0, total_amount: 10000 };
      expect(plain({ type, totals: sent })).toEqual({ exempt: 10000, total: 10000, fits: true });
    });

    it("do not add up if other taxes exceed the total by more than 1 peso", () => {
      const fits = (taxes_amount: number) =>
        amounts(document({ type, totals: { net_amount: 0, taxes_amount, total_amount: 1000 } }))
          .fits;
      expect([0, 1000, 1001, 1002, 5000].map(fits)).toEqual([true, true, true, false, false]);
    });

    it("have no VAT", () => {
      const sent = { net_amount: 480000, total_amount: 480000 };
      expect(plain({ type, totals: sent })).toEqual({ exempt: 480000, total: 480000, fits: true });
      expect(plain({ type, totals: { ...sent, total_amount: 571200 } })).toMatchObject({
        fits: false,
      });
    });
  });

  describe.each([46, 47, 48])("export documents of type %i", (type) => {
    it("have two decimals and no VAT", () => {
      const sent = { net_amount: 640.25, total_amount: 640.25 };
      expect(amounts(document({ type, totals: sent })).decimals).toBe(2);
      expect(plain({ type, totals: sent })).toEqual({ exempt: 640.25, total: 640.25, fits: true });
    });
  });

  it("do not depend on the order of lines", () => {
    const exempt = [{ tax_type_id: "1", tax_percentage: 0, tax_amount: 0 }];
    const line = fc.record(
      { quantity: fc.nat(100), unit_price: fc.nat(100_000), taxes: fc.constant(exempt) },
      { requiredKeys: ["quantity", "unit_price"] },
    );
    const lines = fc.array(line, { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom(2, 32, 39, 46),
        fc.nat(1_000_000),
        (details, type, net) => {
          const facts = {
            type,
            options: type === 39 ? gross : {},
            totals: { net_amount: net, total_amount: Math.round(net * 1.19) },
          };
          const there = amounts(document({ ...facts, details }));
          const back = amounts(document({ ...facts, details: [...details].reverse() }));
          expect(back).toEqual(there);
        },
      ),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countries } from "../../../server/countries/countries.ts";
import { decimal, sum } from "../../../server/model/decimal.ts";
import { instalments } from "../../../server/model/instalments.ts";
import { documentBases } from "../countries/base-bodies.ts";
import { describeCountry } from "../countries/known.ts";
import { checkGross } from "./gross-drill.ts";

const money = fc.integer({ min: 0, max: 10_000_000 });
const modifier = fc.oneof(
  fc.constant({}),
  fc.record({ modifier_amount: fc.integer({ min: -500, max: 500 }) }),
  fc.record({ modifier_percentage: fc.integer({ min: -990, max: 990 }).map((n) => n / 10) }),
);
const line = fc
  .tuple(
    fc.record({
      quantity: fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 1_000_000),
      unit_price: fc.integer({ min: 0, max: 1_000_000_000 }).map((n) => n / 1000),
      unit_measure: fc.constant("UN"),
      line_description: fc.constantFrom("Pan", "Vino"),
      total_amount_line: money,
      taxes: fc.array(
        fc.record({
          tax_type_id: fc.constantFrom("24", "27"),
          tax_percentage: fc.constantFrom(10, 31.5),
          tax_amount: fc.integer({ min: 0, max: 1000 }),
        }),
        { maxLength: 2 },
      ),
    }),
    modifier,
  )
  .map(([members, change]) => ({ ...members, ...change }));
const globals = fc.array(
  fc.record({
    discount_surcharge_code: fc.constantFrom("DA", "DE", "RA", "RE"),
    discount_surcharge_value: fc.integer({ min: 0, max: 50 }),
    discount_surcharge_type: fc.constantFrom("$", "%"),
  }),
  { maxLength: 3 },
);
const totals = fc.record(
  {
    net_amount: money,
    taxes_amount: fc.integer({ min: -100_000, max: 100_000 }),
    vat_credit_construction_company: fc.integer({ min: 0, max: 100_000 }),
    total_amount: money,
  },
  { requiredKeys: ["net_amount", "total_amount"] },
);
// Independent random totals rarely add up, so `consistent` computes the total amount from the other amounts.
const consistent = totals.map((made) => ({
  ...made,
  total_amount: Math.max(
    0,
    made.net_amount + (made.taxes_amount ?? 0) - (made.vat_credit_construction_company ?? 0),
  ),
}));
// These countries always print the totals of the native file. The order of the lines affects the rounding of these
// totals.
const printingNativeTotals = ["mx", "ar"];

describe.each(countries)("the amounts of a document of $name", (country) => {
  const bases = documentBases(country.code).map(([, body]) => body);
  const document = fc
    .record({
      base: fc.constantFrom(...bases),
      details: fc.array(line, { minLength: 1, maxLength: 12 }),
      globals_discounts_surcharges: globals,
      totals: fc.oneof(totals, consistent),
      rounding_type: fc.constantFrom("net", "gross"),
    })
    .map(({ base, rounding_type, ...blocks }) => ({
      ...base,
      ...blocks,
      options: { ...base.options, rounding_type },
    }));
  const shuffled = document.chain((made) =>
    fc
      .tuple(
        fc.shuffledSubarray(made.details, { minLength: made.details.length }),
        fc.shuffledSubarray(made.globals_discounts_surcharges, {
          minLength: made.globals_discounts_surcharges.length,
        }),
      )
      .map(([details, modifiers]) => ({
        made,
        other: { ...made, details, globals_discounts_surcharges: modifiers },
      })),
  );

  it("do not depend on the order of lines and global modifiers; neither do the document's errors and warnings", () => {
    fc.assert(
      fc.property(shuffled, ({ made, other }) => {
        expect(country.amounts(other)).toEqual(country.amounts(made));
        expect(country.totals(other)).toEqual(country.totals(made));
        expect(country.validate(other)).toEqual(country.validate(made));
        const places = (body: typeof made) =>
          country.warn({ ...body }, body).map(({ pointer, rule }) => [pointer, rule]);
        expect(places(other)).toEqual(places(made));
      }),
      { numRuns: 150 },
    );
  });

  const itIfSent = it.skipIf(printingNativeTotals.includes(country.code));
  itIfSent(
    "have the same printed rows, in any order, if lines and global modifiers are reordered and the sent total is printed",
    () => {
      const rows = (body: Parameters<typeof country.rendering.breakdown>[0]) =>
        country.rendering.breakdown(body, {});
      const texts = (of: ReturnType<typeof rows>) =>
        of.map(({ label, amount }) => `${label} ${amount}`).sort();
      let compared = 0;
      fc.assert(
        fc.property(shuffled, ({ made, other }) => {
          const [one, another] = [rows(made), rows(other)];
          // If the printed total is not the sent total, the rows show amounts of the native file. The order of lines
          // and global modifiers affects the rounding of these amounts.
          const isAsSent = decimal(one.at(-1)?.amount ?? 0).eq(made.totals.total_amount ?? 0);
          if (!isAsSent) return;
          compared++;
          expect(texts(another)).toEqual(texts(one));
        }),
        { numRuns: 100 },
      );
      expect(compared).toBeGreaterThan(0);
    },
  );

  it("sum to the total; the printed rows also sum to the total if the sent totals are consistent", () => {
    fc.assert(
      fc.property(document, (made) => {
        const { net, exempt, vat, taxes, difference, credit, total, fits } = country.amounts(made);
        const parts = sum([net, exempt, vat, taxes, difference]).minus(credit);
        expect(parts.toFixed()).toBe(total.toFixed());
        // A Peruvian retention prints the retained and the paid amount, whose sum is not the total.
        const isRetention = "pe_retention_header" in (made.header.additional ?? {});
        if (!fits || isRetention) return;
        const rows = country.rendering.breakdown(made, {});
        const before = made.globals_discounts_surcharges.length;
        const shown = rows.slice(before === 0 ? 0 : before + 1, -1);
        // The last row is the total. If a document has global modifiers, the rows of most countries begin with a
        // row for the sum of the lines and a row per modifier. In these countries, only the rows after the
        // modifiers add up to the total. In other countries, all rows before the total add up to it.
        const printed = [shown, rows.slice(0, -1)].map((some) =>
          sum(some.map(({ amount }) => decimal(amount))).toFixed(),
        );
        expect(printed).toContain(decimal(rows.at(-1)?.amount ?? 0).toFixed());
      }),
      { numRuns: 150 },
    );
  });

  it("have instalments that sum to the total; only the last instalment may have more decimals than the currency", () => {
    const total = fc.integer({ min: 0, max: 1_000_000_000 }).map((n) => n / 100);
    const days = fc.array(fc.nat(400), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...bases), total, days, (base, total_amount, after) => {
        const made = { ...base, totals: { net_amount: 0, total_amount } };
        const { decimals } = country.amounts(made);
        const parts = instalments({
          conditions: after.join(","),
          issueDate: base.header.issue_date,
          total: total_amount,
          decimals,
        });
        expect(sum(parts.map(({ amount }) => decimal(amount))).eq(decimal(total_amount))).toBe(
          true,
        );
        for (const { amount } of parts.slice(0, -1)) {
          expect(decimal(amount).round(decimals, 0).eq(decimal(amount))).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describeCountry("cl", "a Chilean receipt with gross prices", (chile) => {
  it("has a net amount and a VAT that sum to the total, for all totals up to 5,000 and random totals up to ten million", () => {
    for (let pesos = 0; pesos <= 5000; pesos++) expect(checkGross(chile, pesos)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(10_000_000), (pesos) => {
        expect(checkGross(chile, pesos)).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it("is rejected exactly if its total differs from the sum of its lines by more than one peso", () => {
    const off = fc.integer({ min: -3, max: 3 });
    const lines = fc.array(fc.record({ quantity: fc.nat(50), unit_price: fc.nat(50_000) }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(lines, off, (details, difference) => {
        const right = details.reduce((all, each) => all + each.quantity * each.unit_price, 0);
        const rejected = chile.validate({
          header: { document_type_id: 39, issue_date: "2025-03-14" },
          options: { gross_values: 1 },
          details,
          totals: { total_amount: right + difference },
        });
        expect(rejected.length > 0).toBe(Math.abs(difference) > 1);
      }),
    );
  });
});

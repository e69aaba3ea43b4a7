import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "../../../server/model/decimal.ts";
import { globalAmount, readTotals, splitGross, type Totals } from "../../../server/model/totals.ts";

const rate = decimal(19);

describe("splitGross", () => {
  it.each([
    [680, 571, 109],
    [86710, 72866, 13844],
    [999, 839, 160],
    [1190, 1000, 190],
    [0, 0, 0],
    [1, 1, 0],
  ])("%i gross is %i net and %i VAT", (gross, net, vat) => {
    const split = splitGross(decimal(gross), rate, 0);
    expect([Number(split.net), Number(split.vat)]).toEqual([net, vat]);
  });

  it("returns parts that add up to the gross amount, with the net amount rounded to the nearest peso", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (pesos) => {
        const { net, vat } = splitGross(decimal(pesos), rate, 0);
        expect(net.plus(vat).eq(pesos)).toBe(true);
        expect(net.round(0).eq(net) && vat.round(0).eq(vat)).toBe(true);
        expect(net.times("1.19").minus(pesos).abs().lte("0.595")).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("readTotals", () => {
  const read = (totals: Totals, lineCount = 1, vatRate = rate) => {
    const { vat, taxes, difference, fits } = readTotals(totals, {
      vatRate,
      decimals: 0,
      lineCount,
    });
    return { vat: Number(vat), taxes: Number(taxes), difference: Number(difference), fits };
  };

  it.each<[string, Totals, { vat: number; taxes: number; difference: number }]>([
    ["net + VAT", { net_amount: 1000, total_amount: 1190 }, { vat: 190, taxes: 0, difference: 0 }],
    ["net", { net_amount: 1000, total_amount: 1000 }, { vat: 0, taxes: 0, difference: 0 }],
    [
      "net + taxes that equal the VAT",
      { net_amount: 1000, taxes_amount: 190, total_amount: 1190 },
      { vat: 190, taxes: 0, difference: 0 },
    ],
    [
      "net + a tax in place of VAT",
      { net_amount: 1000, taxes_amount: 50, total_amount: 1050 },
      { vat: 0, taxes: 50, difference: 0 },
    ],
    [
      "net + VAT + taxes",
      { net_amount: 1000, taxes_amount: 100, total_amount: 1290 },
      { vat: 190, taxes: 100, difference: 0 },
    ],
    [
      "net + VAT - withheld taxes",
      { net_amount: 1000, taxes_amount: -190, total_amount: 1000 },
      { vat: 190, taxes: -190, difference: 0 },
    ],
    [
      "net + VAT - credit",
      { net_amount: 1000, vat_credit_construction_company: 124, total_amount: 1066 },
      { vat: 190, taxes: 0, difference: 0 },
    ],
    [
      "one peso too much",
      { net_amount: 1000, total_amount: 1191 },
      { vat: 190, taxes: 0, difference: 1 },
    ],
    [
      "VAT rounded half up",
      { net_amount: 50, total_amount: 60 },
      { vat: 10, taxes: 0, difference: 0 },
    ],
  ])("finds %s", (_name, totals, expected) => {
    expect(read(totals)).toEqual({ ...expected, fits: true });
  });

  it("accepts a difference of at most one peso per line, or one peso if there are no lines", () => {
    expect(read({ net_amount: 1000, total_amount: 1193 }, 3).fits).toBe(true);
    expect(read({ net_amount: 1000, total_amount: 1187 }, 3).fits).toBe(true);
    expect(read({ net_amount: 1000, total_amount: 1194 }, 3).fits).toBe(false);
    expect(read({ net_amount: 1000, total_amount: 1192 }, 1).fits).toBe(false);
    expect(read({ net_amount: 1000, total_amount: 1191 }, 0).fits).toBe(true);
  });

  it("computes VAT from the rate, and reads other taxes from taxes_amount, even if the totals do not fit", () => {
    expect(read({ net_amount: 1000, taxes_amount: 7, total_amount: 5000 })).toEqual({
      vat: 190,
      taxes: 7,
      difference: 3803,
      fits: false,
    });
  });

  it("finds no VAT if the rate is 0", () => {
    expect(read({ net_amount: 1000, total_amount: 1190 }, 1, decimal(0)).fits).toBe(false);
    expect(read({ net_amount: 1000, taxes_amount: 80, total_amount: 1080 }, 1, decimal(0))).toEqual(
      {
        vat: 0,
        taxes: 80,
        difference: 0,
        fits: true,
      },
    );
  });

  it("always returns parts that add up to the total", () => {
    const amount = fc.integer({ min: -1_000_000, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        (net_amount, taxes_amount, credit, total_amount) => {
          const totals = {
            net_amount,
            taxes_amount,
            vat_credit_construction_company: credit,
            total_amount,
          };
          const parts = readTotals(totals, { vatRate: rate, decimals: 0, lineCount: 1 });
          const { net, vat, taxes, difference } = parts;
          const made = net.plus(vat).plus(taxes).plus(difference).minus(parts.credit);
          expect(made.eq(total_amount)).toBe(true);
        },
      ),
    );
  });
});

describe("globalAmount", () => {
  const bases = { taxable: decimal(1005), exempt: decimal(2000) };
  // D is a discount and R a surcharge; A applies to taxable lines and E to exempt lines.
  it.each([
    ["DA", "$", 500, "-500"],
    ["RA", "$", 500, "500"],
    ["DA", "%", 10, "-101"],
    ["RA", "%", 10, "101"],
    ["DE", "%", 10, "-200"],
    ["RE", "%", 2.5, "50"],
    ["DA", "$", -500, "-500"],
  ])("code %s, type %s and value %d give %s", (code, type, value, expected) => {
    const modifier = {
      discount_surcharge_code: code,
      discount_surcharge_type: type,
      discount_surcharge_value: value,
    };
    expect(globalAmount(modifier, bases, 0).toFixed()).toBe(expected);
  });
});

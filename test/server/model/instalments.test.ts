import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, sum } from "../../../server/model/decimal.ts";
import { instalments } from "../../../server/model/instalments.ts";

const issueDate = "2025-01-31";

describe("instalments", () => {
  it.each([
    ["0", "100", 0, [["2025-01-31", 100, "100"]]],
    ["30", "100", 0, [["2025-03-02", 100, "100"]]],
    [
      "0,30",
      "101",
      0,
      [
        ["2025-01-31", 50, "50"],
        ["2025-03-02", 50, "51"],
      ],
    ],
    [
      "0,30,60",
      "100",
      2,
      [
        ["2025-01-31", 33, "33"],
        ["2025-03-02", 33, "33"],
        ["2025-04-01", 34, "34"],
      ],
    ],
    [
      "0,30,60",
      "1066500",
      0,
      [
        ["2025-01-31", 33, "351945"],
        ["2025-03-02", 33, "351945"],
        ["2025-04-01", 34, "362610"],
      ],
    ],
    [
      "0,30,60,90",
      "10.01",
      2,
      [
        ["2025-01-31", 25, "2.5"],
        ["2025-03-02", 25, "2.5"],
        ["2025-04-01", 25, "2.5"],
        ["2025-05-01", 25, "2.51"],
      ],
    ],
  ])(
    "due after %s days: the total %s is split into amounts with at most %i decimals",
    (conditions, total, decimals, expected) => {
      const parts = instalments({ conditions, issueDate, total, decimals });
      expect(parts.map(({ date, percentage, amount }) => [date, percentage, amount])).toEqual(
        expected,
      );
    },
  );

  it("have no date after the year 9999", () => {
    const parts = instalments({
      conditions: `0,${"9".repeat(400)}`,
      issueDate,
      total: 2,
      decimals: 0,
    });
    expect(parts.map(({ date }) => date)).toEqual(["2025-01-31", undefined]);
  });

  it("count days correctly in leap years, in year 1 and at the end of year 9999", () => {
    const of = (day: string) =>
      instalments({ conditions: "1", issueDate: day, total: 1, decimals: 0 })[0]?.date;
    expect(of("2024-02-28")).toBe("2024-02-29");
    expect(of("2025-02-28")).toBe("2025-03-01");
    expect(of("0001-12-31")).toBe("0002-01-01");
    expect(of("9999-12-31")).toBeUndefined();
  });

  it("sum to the total; no amount is negative or has more decimals than the currency", () => {
    const days = fc.array(fc.nat(4000), { minLength: 1, maxLength: 130 });
    fc.assert(
      fc.property(days, fc.nat(10_000_000), fc.constantFrom(0, 2), (after, units, decimals) => {
        const total = decimal(units).div(10 ** decimals);
        const parts = instalments({ conditions: after.join(","), issueDate, total, decimals });
        const amounts = parts.map(({ amount }) => decimal(amount));
        expect(sum(amounts).toFixed()).toBe(total.toFixed());
        expect(parts.reduce((all, { percentage }) => all + percentage, 0)).toBe(100);
        for (const amount of amounts) {
          expect(amount.gte(0)).toBe(true);
          expect(amount.round(decimals, 0).eq(amount)).toBe(true);
        }
      }),
    );
  });

  it("sum to the total, even if the total is negative or has more decimals than the currency", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.integer({ min: 1, max: 9 }),
        (n, count) => {
          const total = decimal(n).div(1000);
          const conditions = Array.from({ length: count }, (_, index) => index * 30).join(",");
          const parts = instalments({ conditions, issueDate, total, decimals: 0 });
          expect(sum(parts.map(({ amount }) => decimal(amount))).toFixed()).toBe(total.toFixed());
        },
      ),
    );
  });
});

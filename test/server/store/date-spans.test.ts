import fc from "fast-check";
import { expect, it } from "vitest";
import { dateSpans } from "../../../server/store/date-spans.ts";

const day = fc
  .date({ min: new Date("1999-01-01"), max: new Date("2005-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const end = fc.option(day, { nil: undefined });

it("the month spans and day spans of a range together contain each of its days exactly once", () => {
  fc.assert(
    fc.property(end, end, day, (from, to, issued) => {
      const holding = dateSpans(from, to).filter((span) => {
        const date = span.unit === "day" ? issued : issued.slice(0, 7);
        return (span.from ?? "") <= date && date <= (span.to ?? "~");
      });
      const isInside = (from ?? "") <= issued && issued <= (to ?? "~");
      expect(holding).toHaveLength(isInside ? 1 : 0);
    }),
    { numRuns: 3000, seed: 1 },
  );
});

it("only an incomplete first or last month of a range becomes a span of days", () => {
  expect(dateSpans("2024-01-31", "2025-02-27")).toEqual([
    { unit: "day", from: "2024-01-31", to: "2024-01-31" },
    { unit: "month", from: "2024-02", to: "2025-01" },
    { unit: "day", from: "2025-02-01", to: "2025-02-27" },
  ]);
  expect(dateSpans("2024-02-01", "2024-02-29")).toEqual([
    { unit: "month", from: "2024-02", to: "2024-02" },
  ]);
  expect(dateSpans("2024-02-10", undefined)[1]).toEqual({ unit: "month", from: "2024-03" });
  expect(dateSpans("2024-02-10", "2024-02-09")).toEqual([]);
});

it.each([undefined, "9999-12-31"])(
  "a range from 9999-12-15 to %j becomes one span of days",
  (to) => {
    expect(dateSpans("9999-12-15", to)).toEqual([{ unit: "day", from: "9999-12-15", to }]);
  },
);

import { expect, it } from "vitest";
import { rendering } from "../../../../server/countries/cl/rendering.ts";

const totals = { total_amount: 38032 };

function money(document_type_id: number, currency_id?: number): string {
  const header = {
    document_type_id,
    issue_date: "2025-03-14",
    ...(currency_id && { currency_id }),
  };
  return rendering.formatMoney("38032", { header, totals });
}

it("a domestic document prints whole pesos, even with a currency, and an export prints two decimals", () => {
  expect(money(2)).toBe("$ 38.032");
  expect(money(2, 1)).toBe("$ 38.032");
  expect(money(46, 1)).toBe("$ 38.032,00");
});

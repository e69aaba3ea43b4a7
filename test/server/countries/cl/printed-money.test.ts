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

it("amounts are whole pesos in a domestic document, even with a currency_id, and have two decimals in an export", () => {
  expect(money(2)).toBe("$ 38.032");
  expect(money(2, 1)).toBe("$ 38.032");
  expect(money(46, 1)).toBe("$ 38.032,00");
});

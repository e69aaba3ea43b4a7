import { expect, it } from "vitest";
import { baseBody } from "./bodies.ts";
import { countryOf, known } from "./known.ts";

const rates = known([
  ["cl", "invoice", 19],
  ["co", "plain", 19],
  ["mx", "plain", 16],
  ["pe", "plain", 18],
  ["ar", "products", 21],
] as const);

it.each(rates)(
  "in %s, if net_amount excludes an exempt line, totals.unusual is reported only for a wrong total",
  (code, base, rate) => {
    const country = countryOf(code);
    const of = (total_amount: number) => {
      const body = baseBody(code, base, { totals: { net_amount: 10000, total_amount } });
      const line = {
        line_description: "Line",
        unit_measure: "UN",
        total_amount_line: 0,
        quantity: 1,
      };
      const taxes = [{ tax_type_id: "1", tax_percentage: 0, tax_amount: 0 }];
      const details = [
        { ...line, unit_price: 10000 },
        { ...line, unit_price: 5000, taxes },
      ];
      const document = { ...body, details };
      return country.warn(document, document).map(({ pointer, rule }) => `${pointer} ${rule}`);
    };
    const total = 15000 + rate * 100;
    const unusual = "/totals/total_amount totals.unusual";
    const items =
      code === "ar" ? ["/header/additional/ar_header/items_quantity ar.items-quantity"] : [];
    expect(of(total)).toEqual(items);
    expect(of(total + 100)).toEqual([...items, unusual]);
  },
);

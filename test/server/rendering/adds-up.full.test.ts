import Big from "big.js";
import { describe, expect, it } from "vitest";
import type { DocumentCreate } from "../../../generated/types/models.d.ts";
import type { Country } from "../../../server/countries/country.ts";
import { decimalsOf } from "../../../server/countries/currency.ts";
import type { NumberMarks } from "../../../server/rendering/decimal-text.ts";
import type { LineView } from "../../../server/rendering/view-lines.ts";
import { viewModel } from "../../../server/rendering/view-model.ts";
import { randomBodies } from "../countries/native-documents.ts";
import { everyCountry, sample } from "./samples.ts";

// Number of random documents in all countries together.
const count = 2000;

function read(text: string, { decimal, group }: NumberMarks): Big {
  const digits = text
    .replace(/[^0-9.,-]/g, "")
    .replaceAll(group, "")
    .replace(decimal, ".");
  return new Big(digits.replace(/^[.]+/, ""));
}

/** The total of a printed line, computed from its printed price, quantity and modifier. */
function reckoned(line: LineView, marks: NumberMarks): Big {
  const product = read(line.price, marks).times(read(line.quantity, marks));
  if (line.modifier === "") return product;
  const modifier = read(line.modifier, marks);
  return product.plus(line.modifier.includes("%") ? product.times(modifier).div(100) : modifier);
}

function decimalsOfText(text: string, { decimal }: NumberMarks): number {
  return text.split(decimal)[1]?.length ?? 0;
}

/** A document's unit codes that have a title in the country's table; omits codes whose title is the code itself. */
function knownCodes(country: Country, body: DocumentCreate): string[] {
  const { codeTitle } = country.rendering;
  return body.details.flatMap(({ unit_measure = "" }) => {
    const title = codeTitle("units", unit_measure);
    return title === undefined || title === unit_measure.trim() ? [] : [unit_measure];
  });
}

describe.each(everyCountry)("in %s", (_, country) => {
  const { marks } = country.rendering;
  const bodies = randomBodies(country, Math.ceil(count / everyCountry.length), { seed: 18 });

  it("every printed line adds up, has a price with enough decimals, and shows a known unit by its title", async () => {
    const wrong: unknown[] = [];
    for (const { body } of bodies) {
      const input = sample(country, { instalments: [] }, body);
      const { lines } = await viewModel(input);
      const decimals = decimalsOfText(country.rendering.formatMoney("1", input.document), marks);
      const codes = new Set(knownCodes(country, body));
      for (const line of lines) {
        if (line.total === "") continue;
        const sum = reckoned(line, marks).round(decimals, Big.roundHalfUp);
        const isRight = sum.eq(read(line.total, marks)) && !codes.has(line.unit);
        if (!isRight || decimalsOfText(line.price, marks) < decimals) wrong.push(line);
      }
    }
    expect(bodies.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});

it("a document without a currency has the decimals of its country's currency", () => {
  for (const [, country] of everyCountry)
    expect(decimalsOf({ header: {} }, country.currency)).toBe(country.currency.decimals);
});

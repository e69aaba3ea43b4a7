import { expect, test } from "vitest";
import { baseBody } from "../bodies.ts";
import { describeCountry } from "../known.ts";
import { nativeInput } from "../native-suite.ts";
import { mexicanTrial } from "./native-trial.ts";

describeCountry("mx", "A Mexican file of a small amount", () => {
  const trial = mexicanTrial();

  // With a tolerance of one peso per line, several VAT rates fit a small total; the closest rate is used.
  test.each([
    ["without VAT", 5, 5],
    ["with the border rate of 8 %", 10, 10.8],
    ["with VAT of 16 %", 5, 5.8],
  ])("%s has the sent total", (_, net, total) => {
    const plain = baseBody("mx", "plain");
    const [line] = plain.details;
    const amounts = { quantity: 1, unit_price: net, total_amount_line: net };
    const { taxes: _taxes, total_taxes: _total, ...priced } = { ...line, ...amounts };
    const totals = { net_amount: net, taxes_amount: total - net, total_amount: total };
    const body = { ...plain, details: [priced as (typeof plain.details)[number]], totals };
    const { root } = trial.native.write(nativeInput(trial, body));
    expect(Number(root.attributes?.Total)).toBe(total);
  });
});

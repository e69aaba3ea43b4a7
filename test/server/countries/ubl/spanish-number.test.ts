import { expect, test } from "vitest";
import { spanishAmount } from "../../../../server/countries/ubl/spanish-number.ts";

test.each([
  [0, "CERO CON 00/100 SOLES"],
  [1, "UNO CON 00/100 SOLES"],
  [16.5, "DIECISÉIS CON 50/100 SOLES"],
  [21, "VEINTIUNO CON 00/100 SOLES"],
  [100, "CIEN CON 00/100 SOLES"],
  [118, "CIENTO DIECIOCHO CON 00/100 SOLES"],
  [1000, "MIL CON 00/100 SOLES"],
  [21_031, "VEINTIÚN MIL TREINTA Y UNO CON 00/100 SOLES"],
  [71_354.99, "SETENTA Y UN MIL TRESCIENTOS CINCUENTA Y CUATRO CON 99/100 SOLES"],
  [1_000_000, "UN MILLÓN CON 00/100 SOLES"],
  [101_500_700, "CIENTO UN MILLONES QUINIENTOS MIL SETECIENTOS CON 00/100 SOLES"],
  [2_000_000_000_001, "DOS BILLONES UNO CON 00/100 SOLES"],
  [0.995, "UNO CON 00/100 SOLES"],
])("%d in words is %s", (value, words) => {
  expect(spanishAmount(value, "soles")).toBe(words);
});

test("spanishAmount returns undefined for a negative amount and for 10^18", () => {
  expect(spanishAmount(-1, "soles")).toBeUndefined();
  expect(spanishAmount("1e18", "soles")).toBeUndefined();
});

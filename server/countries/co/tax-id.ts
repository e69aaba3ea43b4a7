import { normaliseTaxId, type TaxIdScheme, weightedSum } from "../tax-id.ts";

// The weights of the digits, from right to left. A NIT has up to 15 digits before its check digit.
// Source: Orden Administrativa 4 de 1989 of the DIAN,
// https://es.wikipedia.org/wiki/N%C3%BAmero_de_Identificaci%C3%B3n_Tributaria
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];
// Without the hyphen the check digit cannot be recognised.
const shape = /^[0-9]{5,15}-[0-9]$/;

/** Colombia's NIT. The check digit uses modulus 11 with prime weights. */
export const nit: TaxIdScheme = {
  label: "NIT",
  types: ["CO-NIT", "NIT", "31"],
  shape,
  separators: /[. ]/g,
  isRight: (code) => code.endsWith(checkDigit(code.slice(0, -2))),
  format(code) {
    const number = normaliseTaxId(nit, code);
    if (!shape.test(number)) return code;
    const [digits = "", check] = number.split("-");
    return `${digits.replace(/\B(?=(?:[0-9]{3})+$)/g, ".")}-${check}`;
  },
};

/** Computes the check digit from the digits before the hyphen. */
export function checkDigit(digits: string): string {
  const rest = weightedSum([...digits].reverse().join(""), weights) % 11;
  return String(rest > 1 ? 11 - rest : rest);
}

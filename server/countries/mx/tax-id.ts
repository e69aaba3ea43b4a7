import type { TaxIdScheme } from "../tax-id.ts";

// The index of a character is its value: SAT, procedure of request 0610100135506,
// https://solucionfactible.com/sfic/capitulos/timbrado/rfc-digito-verificador.jsp
const values = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";
// Three letters of a company or four of a person, a date, two characters against homonyms, a check character.
const shape = /^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{3}$/;
// The authority's codes for parties without an RFC (the public, foreigners); they have no valid check character.
const generic = ["XAXX010101000", "XEXX010101000"];

/** Mexico's RFC. The check character is computed by modulus 11, with A for 10, and with a space before a company's code. */
export const rfc: TaxIdScheme = {
  label: "RFC",
  types: ["MX-RFC", "RFC"],
  shape,
  separators: /[- ]/g,
  isRight: (code) => generic.includes(code) || code.endsWith(checkCharacter(code.slice(0, -1))),
  format: (code) => code.toUpperCase(),
};

function checkCharacter(code: string): string {
  let total = 0;
  for (const [index, character] of [...code.padStart(12)].entries()) {
    total += values.indexOf(character) * (13 - index);
  }
  return "0A987654321"[total % 11] ?? "";
}

import type { TaxIdScheme } from "../tax-id.ts";

// The index of a character is its value in the checksum. Source: SAT, information request 0610100135506,
// https://solucionfactible.com/sfic/capitulos/timbrado/rfc-digito-verificador.jsp
const values = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";
// Three letters (company) or four (person), a date, two characters that distinguish homonyms, a check character.
const shape = /^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{3}$/;
// SAT's generic RFCs, for the public and for receivers abroad. The RFC for the public has a wrong check character.
const generic = ["XAXX010101000", "XEXX010101000"];

/** Mexico's RFC. The check character is computed by modulus 11 (A for 10), with a space before the RFC of a company. */
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

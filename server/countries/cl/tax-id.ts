import { normaliseTaxId, type TaxIdScheme } from "../tax-id.ts";

const separators = /[. ]/g;
const shape = /^[0-9]{7,8}-[0-9K]$/;

/**
 * Chile's RUT. The check digit uses modulus 11, with weights 2 to 7 from the right; K means 10:
 * https://www.sii.cl/factura_electronica/formato_dte.pdf
 */
export const rut: TaxIdScheme = {
  label: "R.U.T.",
  types: ["CL-RUT", "RUT"],
  shape,
  separators,
  isRight: (code) => code.endsWith(checkCharacter(code.slice(0, -2))),
  format(code) {
    const number = normaliseTaxId(rut, code);
    if (!shape.test(number)) return code;
    const [digits = "", check] = number.split("-");
    return `${digits.replace(/\B(?=(?:[0-9]{3})+$)/g, ".")}-${check}`;
  },
};

function checkCharacter(digits: string): string {
  let total = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    total += Number(digit) * (2 + (index % 6));
  }
  return "0K987654321"[total % 11] ?? "";
}

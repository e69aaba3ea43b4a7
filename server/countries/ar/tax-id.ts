import { normaliseTaxId, type TaxIdScheme, weightedSum } from "../tax-id.ts";

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const shape = /^[0-9]{11}$/;

/**
 * Argentina's CUIT and CUIL.
 * The check digit is 11 - (weighted sum modulo 11); a result of 11 becomes 0, and 10 becomes 9:
 * https://es.wikipedia.org/wiki/Clave_%C3%9Anica_de_Identificaci%C3%B3n_Tributaria
 */
export const cuit: TaxIdScheme = {
  label: "CUIT",
  types: ["AR-CUIT", "CUIT", "80", "AR-CUIL", "CUIL", "86"],
  shape,
  separators: /[- ]/g,
  isRight: (code) => code.endsWith(checkDigit(code)),
  format(code) {
    const number = normaliseTaxId(cuit, code);
    return shape.test(number)
      ? `${number.slice(0, 2)}-${number.slice(2, 10)}-${number.slice(10)}`
      : code;
  },
};

function checkDigit(code: string): string {
  const distance = 11 - (weightedSum(code, weights) % 11);
  return String(distance === 11 ? 0 : Math.min(distance, 9));
}

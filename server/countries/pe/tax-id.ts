import { normaliseTaxId, type TaxIdScheme, weightedSum } from "../tax-id.ts";

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Peru's RUC; check digit by modulus 11, where 10 becomes 0 and 11 becomes 1: https://es.wikipedia.org/wiki/Registro_%C3%9Anico_de_Contribuyentes */
export const ruc: TaxIdScheme = {
  label: "RUC",
  types: ["PE-RUC", "RUC", "6"],
  shape: /^[0-9]{11}$/,
  separators: /[- ]/g,
  isRight: (code) => code.endsWith(String((11 - (weightedSum(code, weights) % 11)) % 10)),
  format: (code) => normaliseTaxId(ruc, code),
};

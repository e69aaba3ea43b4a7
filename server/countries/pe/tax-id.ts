import { normaliseTaxId, type TaxIdScheme, weightedSum } from "../tax-id.ts";

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Peru's RUC: https://es.wikipedia.org/wiki/Registro_%C3%9Anico_de_Contribuyentes */
export const ruc: TaxIdScheme = {
  label: "RUC",
  types: ["PE-RUC", "RUC", "6"],
  shape: /^[0-9]{11}$/,
  separators: /[- ]/g,
  // The check digit is the last digit of 11 - (weighted sum mod 11): 10 gives 0, and 11 gives 1.
  isRight: (code) => code.endsWith(String((11 - (weightedSum(code, weights) % 11)) % 10)),
  format: (code) => normaliseTaxId(ruc, code),
};

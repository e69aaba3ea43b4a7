import { type CurrencyCode, commaMarks, listedCode, moneyFormat } from "../money.ts";
import { peso } from "./amounts.ts";
import { codes } from "./codes.ts";

const arcaCode = listedCode(codes.currencies);

// ARCA uses its own currency codes: https://www.afip.gob.ar/ws/documentacion/ws-factura-electronica.asp
const isoByArcaCode: Readonly<Record<string, string>> = {
  PES: "ARS",
  DOL: "USD",
  "060": "EUR",
  "012": "BRL",
  "011": "UYU",
  "033": "CLP",
  "021": "GBP",
};

const currencyCode: CurrencyCode = (id) => isoByArcaCode[arcaCode(id) ?? ""];

/** Formats money as Argentine documents print it. */
export const printedMoney = moneyFormat(
  { currency: peso, marks: commaMarks, gap: " " },
  currencyCode,
);

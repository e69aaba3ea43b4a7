import { listedCode } from "../money.ts";
import { codes } from "./codes.ts";

const siiName = listedCode(codes.currencies);

// SII identifies currencies by names: https://www.sii.cl/factura_electronica/formato_dte.pdf
const isoBySiiName: Readonly<Record<string, string>> = {
  "PESO CL": "CLP",
  "DOLAR USA": "USD",
  EURO: "EUR",
  PESO: "ARS",
  "DOLAR AUST": "AUD",
  BOLIVIANO: "BOB",
  "DOLAR CAN": "CAD",
  RENMINBI: "CNY",
  "PESO COL": "COP",
  "CORONA DIN": "DKK",
  "DOLAR HK": "HKD",
  RUPIA: "INR",
  YEN: "JPY",
  "PESO MEX": "MXN",
  "DOLAR NZ": "NZD",
  "CORONA NOR": "NOK",
  GUARANI: "PYG",
  "NUEVO SOL": "PEN",
  "DOLAR SIN": "SGD",
  RAND: "ZAR",
  "CORONA SC": "SEK",
  "FRANCO SZ": "CHF",
  DIRHAM: "AED",
  "LIBRA EST": "GBP",
  "PESO URUG": "UYU",
  "DOLAR TAI": "TWD",
};

/** The ISO 4217 code of a `currency_id`; undefined for an unlisted id and for 0 (other currencies). */
export function currencyCode(id: number): string | undefined {
  return isoBySiiName[siiName(id) ?? ""];
}

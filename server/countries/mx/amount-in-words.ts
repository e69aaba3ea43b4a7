import type { RenderingDocument } from "../../rendering/rendering-document.ts";
import { findCode } from "../codes.ts";
import { codes } from "./codes.ts";
import { fileAmounts } from "./file-amounts.ts";

const small = [
  "",
  "UN",
  "DOS",
  "TRES",
  "CUATRO",
  "CINCO",
  "SEIS",
  "SIETE",
  "OCHO",
  "NUEVE",
  "DIEZ",
  "ONCE",
  "DOCE",
  "TRECE",
  "CATORCE",
  "QUINCE",
  "DIECISÉIS",
  "DIECISIETE",
  "DIECIOCHO",
  "DIECINUEVE",
  "VEINTE",
  "VEINTIÚN",
  "VEINTIDÓS",
  "VEINTITRÉS",
  "VEINTICUATRO",
  "VEINTICINCO",
  "VEINTISÉIS",
  "VEINTISIETE",
  "VEINTIOCHO",
  "VEINTINUEVE",
];
const tens = [
  "",
  "",
  "",
  "TREINTA",
  "CUARENTA",
  "CINCUENTA",
  "SESENTA",
  "SETENTA",
  "OCHENTA",
  "NOVENTA",
];
const hundreds = [
  "",
  "CIENTO",
  "DOSCIENTOS",
  "TRESCIENTOS",
  "CUATROCIENTOS",
  "QUINIENTOS",
  "SEISCIENTOS",
  "SETECIENTOS",
  "OCHOCIENTOS",
  "NOVECIENTOS",
];
const scales: readonly (readonly [bigint, string, string])[] = [
  [1_000_000_000_000n, "UN BILLÓN", "BILLONES"],
  [1_000_000n, "UN MILLÓN", "MILLONES"],
];
const names: Readonly<Record<string, readonly [string, string, string]>> = {
  MXN: ["PESO", "PESOS", "M.N."],
  USD: ["DÓLAR", "DÓLARES", "USD"],
  EUR: ["EURO", "EUROS", "EUR"],
};

/** The total in words, e.g. "CINCO MIL OCHOCIENTOS PESOS 00/100 M.N."; undefined if negative. */
export function amountInWords(document: RenderingDocument): string | undefined {
  const total = fileAmounts(document).total;
  if (total.lt(0)) return undefined;
  const [whole = "0", cents = "00"] = total.toFixed(2).split(".");
  const { code } = findCode(codes.currencies, document.header.currency_id);
  const [one, many, mark] = names[code] ?? [code, code, code];
  const number = BigInt(whole);
  // Spanish adds "de" after whole millions: "un millón de pesos".
  const of = number >= 1_000_000n && number % 1_000_000n === 0n ? " DE" : "";
  return `${spanishNumber(number)}${of} ${number === 1n ? one : many} ${cents}/100 ${mark}`;
}

/** A whole number in Spanish words, in capitals and in the form before a masculine noun ("UN", not "UNO"). */
export function spanishNumber(number: bigint): string {
  return number === 0n ? "CERO" : words(number).replace(/ +/g, " ").trim();
}

function words(number: bigint): string {
  for (const [size, one, many] of scales) {
    if (number < size) continue;
    const count = number / size;
    return `${count === 1n ? one : `${words(count)} ${many}`} ${words(number % size)}`;
  }
  if (number >= 1000n) {
    const count = number / 1000n;
    return `${count === 1n ? "" : words(count)} MIL ${words(number % 1000n)}`;
  }
  const rest = Number(number);
  if (rest === 100) return "CIEN";
  if (rest > 100) return `${hundreds[Math.floor(rest / 100)]} ${words(BigInt(rest % 100))}`;
  if (rest < small.length) return small[rest] ?? "";
  const unit = rest % 10;
  return `${tens[Math.floor(rest / 10)]}${unit === 0 ? "" : ` Y ${small[unit]}`}`;
}

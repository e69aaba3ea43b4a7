import { decimal, round } from "../../model/decimal.ts";

const units =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  );
const tens = "- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" ");
const hundreds =
  "- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(
    " ",
  );

/** An amount in Spanish words: "MIL DIEZ CON 00/100 SOLES"; undefined below zero and from 10^18 on. */
export function spanishAmount(value: number | string, currency: string): string | undefined {
  const exact = decimal(value);
  if (exact.lt(0)) return undefined;
  const [whole = "0", cents = "00"] = round(exact, 2).toFixed(2).split(".");
  if (whole.length > 18) return undefined;
  return `${spanishNumber(BigInt(whole))} con ${cents}/100 ${currency}`.toUpperCase();
}

function spanishNumber(value: bigint): string {
  if (value === 0n) return "cero";
  return [
    scale(value / 1_000_000_000_000n, "un billón", "billones"),
    scale((value / 1_000_000n) % 1_000_000n, "un millón", "millones"),
    belowMillion(Number(value % 1_000_000n)),
  ]
    .filter(Boolean)
    .join(" ");
}

function scale(count: bigint, one: string, many: string): string {
  if (count === 0n) return "";
  return count === 1n ? one : `${shortened(belowMillion(Number(count)))} ${many}`;
}

function belowMillion(value: number): string {
  const thousands = Math.floor(value / 1000);
  const before = thousands > 1 ? `${shortened(belowThousand(thousands))} mil` : "mil";
  return [thousands > 0 && before, belowThousand(value % 1000)].filter(Boolean).join(" ");
}

function belowThousand(value: number): string {
  if (value === 100) return "cien";
  const rest = value % 100;
  const hundred = value >= 100 ? hundreds[Math.floor(value / 100)] : undefined;
  return [hundred, rest > 0 && belowHundred(rest)].filter(Boolean).join(" ");
}

function belowHundred(value: number): string {
  if (value < 30) return units[value] ?? "";
  const ten = tens[Math.floor(value / 10)] ?? "";
  return value % 10 === 0 ? ten : `${ten} y ${units[value % 10]}`;
}

// Before "mil", "millones" and "billones", "uno" becomes "un".
function shortened(words: string): string {
  return words.replace(/veintiuno$/, "veintiún").replace(/uno$/, "un");
}

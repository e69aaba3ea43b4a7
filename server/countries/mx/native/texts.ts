import { type Decimal, decimal, round } from "../../../model/decimal.ts";
import { fitText } from "../../../xml/fit-text.ts";
import { findCode } from "../../codes.ts";
import { normaliseTaxId } from "../../tax-id.ts";
import { lineDecimals } from "../../taxed-line.ts";
import { codes } from "../codes.ts";
import { rfc } from "../tax-id.ts";

// The shape of an RFC in SAT's schema (t_RFC).
const rfcShape = /^[A-Z&Ñ]{3,4}[0-9]{2}(0[1-9]|1[012])(0[1-9]|[12][0-9]|3[01])[A-Z0-9]{2}[0-9A]$/;

/** SAT's generic RFCs, for the public and for receivers abroad. */
export const genericRfc = { public: "XAXX010101000", foreign: "XEXX010101000" } as const;

/** The normalised RFC; undefined for other text. */
export function rfcOf(text: string | undefined): string | undefined {
  const code = normaliseTaxId(rfc, text ?? "");
  return rfcShape.test(code) ? code : undefined;
}

/**
 * Like `fitText` with the limit `most`, but also replaces each "|" by "?": in the cadena original (the signed text),
 * "|" separates the values. Returns undefined if the result has fewer than `least` characters.
 */
export function textOfMost(text: string | undefined, most: number, least = 1): string | undefined {
  const fit = fitText((text ?? "").replaceAll("|", "?"), { most });
  return [...fit].length < least ? undefined : fit;
}

/** The text of `textOfMost`; "-" for an empty text. */
export function requiredOfMost(text: string | undefined, most: number): string {
  return textOfMost(text, most) ?? "-";
}

/** The value of the attribute `Serie`: the series, cut to 25 characters; undefined for an empty series. */
export function serieOf(series: string): string | undefined {
  return textOfMost(series, 25);
}

/** A postal code of Mexico; undefined for other text. */
export function postalCode(text: string | undefined): string | undefined {
  const code = (text ?? "").trim();
  return /^[0-9]{5}$/.test(code) ? code : undefined;
}

/** A country's code: from `codes.countries`, or the text in capitals if it has three letters; otherwise undefined. */
export function countryLetters(named: string | number | undefined): string | undefined {
  const text = String(named ?? "")
    .trim()
    .toUpperCase();
  const found = findCode(codes.countries, text);
  if (!found.isDefault) return found.code;
  return /^[A-Z]{3}$/.test(text) ? text : undefined;
}

/** A date and time without the UTC offset, as SAT's schema requires (t_FechaH); undefined for other text. */
export function localMomentText(text: string | undefined): string | undefined {
  const moment = (text ?? "").slice(0, 19).toUpperCase();
  return isMoment(moment) ? moment : undefined;
}

/** Whether SAT's schema accepts a date and time; the schema accepts the years 2010 to 2099. */
export function isMoment(text: string): boolean {
  const shape =
    /^20[1-9][0-9]-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/;
  return shape.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
}

/** The number in a text, rounded to `decimals`; undefined outside the limits and for other text. */
export function numberOf(
  text: string | number | undefined,
  limits: { readonly decimals: number; readonly least: string; readonly most?: string },
): Decimal | undefined {
  const plain = String(text ?? "").trim();
  if (!/^[0-9]{1,14}(\.[0-9]{1,20})?$/.test(plain)) return undefined;
  const number = round(decimal(plain), limits.decimals);
  const { least, most = "99999999999999" } = limits;
  return number.lt(least) || number.gt(most) ? undefined : number;
}

/** An amount with up to six decimals. Omits zeros at the end, but keeps at least `least` decimals. */
export function amountText(amount: Decimal, least = 2): string {
  const text = amount.toFixed(lineDecimals);
  const end = text.length - lineDecimals + least;
  return text.slice(0, end) + text.slice(end).replace(/0+$/, "");
}

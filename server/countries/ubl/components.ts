import { type Decimal, decimal, round } from "../../model/decimal.ts";
import { element, group, type XmlContent, type XmlElement } from "../../xml/xml.ts";

/** Attributes of an element; undefined values are omitted. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** A basic component, e.g. `cbc:ID`; undefined without a text. */
export function cbc(
  name: string,
  text: string | undefined,
  attributes: Attributes = {},
): XmlElement | undefined {
  return text === undefined || text === "" ? undefined : element(`cbc:${name}`, attributes, text);
}

/** An aggregate component, e.g. `cac:Party`; undefined without children. */
export function cac(name: string, ...content: readonly XmlContent[]): XmlElement | undefined {
  return group(`cac:${name}`, ...content);
}

/** An amount with two decimals in a currency (ISO 4217). */
export function amount(name: string, value: Decimal, currency: string): XmlElement {
  return element(`cbc:${name}`, { currencyID: currency }, fixed(value));
}

/** A number with two decimals, rounded half away from zero; never "-0.00". */
export function fixed(value: Decimal): string {
  return round(value, 2).toFixed(2);
}

/** A percentage or an amount per unit with two decimals, or with up to five if two do not suffice. */
export function rateText(percent: Decimal): string {
  const exact = round(percent, 5);
  return exact.eq(fixed(exact)) ? fixed(exact) : exact.toFixed();
}

/** A number with all its decimals, without an exponent. */
export function plainNumber(value: number | Decimal): string {
  return decimal(value).toFixed();
}

import { html } from "hono/html";
import type { Account, Document } from "../../generated/types/models.d.ts";
import { countryById } from "../countries/countries.ts";
import type { Country } from "../countries/country.ts";
import { decimalText } from "../rendering/decimal-text.ts";
import type { Markup } from "./widgets.ts";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const digits = new Intl.NumberFormat("en-GB");

/** The country of an account; undefined if the account is absent or its country is unknown. */
export function countryOf(account: Account | undefined): Country | undefined {
  return account && countryById(account.country_id);
}

/** The printed title of a document in sentence case, such as "Factura electrónica" or "Factura A". */
export function titleOf(document: Document, country: Country | undefined): string {
  const title = country?.rendering.title(document) ?? `Type ${document.header.document_type_id}`;
  const [first = "", ...rest] = title;
  // A single letter at the end is the class of an Argentine document.
  const lower = rest.join("").toLowerCase();
  return first.toUpperCase() + lower.replace(/ \p{L}$/u, (letter) => letter.toUpperCase());
}

/** The printed number of a document; "without number" if the document has no number. */
export function folioOf(document: Document, country: Country | undefined): string {
  const { document_number: number, document_type_taxbureau: type } = document.header;
  if (number === undefined) {
    return "without number";
  }
  if (country === undefined) {
    return String(number);
  }
  const series = country.numbering.series(document, type);
  return country.rendering.folio(document, { series });
}

/** An amount in the format of the document's country; "–" for an absent amount. */
export function moneyOf(
  amount: number | undefined,
  document: Document,
  country: Country | undefined,
): string {
  if (amount === undefined) {
    return "–";
  }
  const text = decimalText(amount);
  return country?.rendering.formatMoney(text, document) ?? text;
}

/** A whole number with thousands separators. */
export function countText(value: number): string {
  return digits.format(value);
}

/** Formats a date (YYYY-MM-DD) for display. */
export function dayText(text: string): Markup {
  return time(text, `${text.slice(0, 10)}T00:00:00Z`, day);
}

/** Formats an instant (RFC 3339) for display, in UTC; "–" for an absent instant. */
export function momentText(text: string | undefined): Markup | string {
  return text === undefined ? "–" : time(text, text, moment, " UTC");
}

function time(text: string, read: string, format: Intl.DateTimeFormat, zone = ""): Markup {
  const at = new Date(read);
  const shown = Number.isNaN(at.getTime()) ? text : `${format.format(at)}${zone}`;
  return html`<time datetime="${text}">${shown}</time>`;
}

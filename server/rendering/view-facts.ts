import { firstTerms } from "../model/instalments.ts";
import { localMoment } from "../model/time-zone.ts";
import { decimalText, formatDecimal } from "./decimal-text.ts";
import { formatDay } from "./format-day.ts";
import { moreText } from "./more-text.ts";
import { isPlaceholder } from "./placeholder.ts";
import { printable } from "./printable-text.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { renderingKind } from "./rendering-kind.ts";
import { stampFacts } from "./stamp-of.ts";

/** A label and its value. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

type Candidate = readonly [label: string, value: string | undefined];

/** The lines under the issuer's name. */
export function issuerFacts({ document, country }: RenderingInput): string[] {
  const { words } = country;
  const { header, options = {} } = document;
  const place = [
    header.issuer_address,
    header.issuer_district,
    header.issuer_city,
    header.issuer_postalcode,
  ].filter((part) => part !== undefined && !isPlaceholder(part));
  return facts([
    [words.activity, header.issuer_activity],
    ["", place.join(", ")],
    [words.branch, header.branch_office_code],
    [words.phone, header.issuer_phone],
    [words.email, options.company_email],
    [words.web, options.company_web],
  ]).map(({ label, value }) => (label === "" ? value : `${label}: ${value}`));
}

/** The printed facts of the receiver. */
export function receiverFacts(input: RenderingInput): Fact[] {
  const { header } = input.document;
  const { country } = input;
  const { words } = country;
  const code = header.receiver_tax_id_code;
  return facts([
    [words.receiver, header.receiver_legal_name],
    [country.taxIdLabel, code === undefined ? code : country.formatTaxId(code)],
    [words.activity, header.receiver_activity],
    [words.address, header.receiver_address],
    [words.district, header.receiver_district],
    [words.city, header.receiver_city ?? countyOf(input)],
    [words.postalCode, header.receiver_postalcode],
    [words.phone, header.receiver_phone],
    [words.email, header.receiver_email],
  ]);
}

/** The printed facts of the document, such as date, terms and currency. */
export function documentFacts(input: RenderingInput): Fact[] {
  const { document, country } = input;
  const { header } = document;
  const { words, marks } = country;
  const number = (value: number | undefined) =>
    value === undefined ? undefined : formatDecimal(value, marks);
  return facts([
    ...dueFacts(input),
    [words.date, formatDay(header.issue_date, country.days)],
    [words.time, timeOf(input)],
    [words.paymentConditions, termsOf(header.payment_conditions, words)],
    [
      words.currency,
      header.currency_id === undefined
        ? undefined
        : (country.codeTitle("currencies", header.currency_id) ?? decimalText(header.currency_id)),
    ],
    [words.exchangeRate, number(header.exchange_rate_value)],
    [words.shippingAddress, header.shipping_address],
    [words.portOfEmbarkation, header.port_embarkation],
    [words.portOfDisembarkation, header.port_disembarkation],
    [words.grossWeight, header.gross_weight],
    ...(country.facts?.(stampFacts(input)) ?? []).map(
      ({ label, value }): Candidate => [label, value],
    ),
  ]);
}

function dueFacts(input: RenderingInput): Candidate[] {
  const { document, country, instalments = [] } = input;
  const { words, days } = country;
  const amount = country.amountDue?.(document);
  if (amount === undefined || renderingKind(input) === "cancelled") return [];
  const [first] = instalments;
  return [
    [words.amountDue, country.formatMoney(amount, document)],
    [words.dueDate, first?.date && formatDay(first.date, days)],
  ];
}

function countyOf({ document: { header }, country }: RenderingInput): string | undefined {
  const code = header.receiver_county_id;
  return code === undefined ? code : (country.codeTitle("municipalities", code) ?? code);
}

function facts(candidates: readonly Candidate[]): Fact[] {
  return candidates.flatMap(([label, value]) =>
    value === undefined || isPlaceholder(value)
      ? []
      : [{ label: printable(label), value: printable(value) }],
  );
}

// Prints the terms "0,30" as "Contado, 30 días"; prints other text unchanged.
function termsOf(
  conditions: string | undefined,
  words: { readonly cash: string; readonly days: string; readonly more: string },
): string | undefined {
  if (conditions === undefined) return conditions;
  const { terms, count } = firstTerms(conditions);
  if (!terms.every((term) => /^[0-9]+$/.test(term))) return conditions;
  const days = terms.map((text) => text.replace(/^0+(?=[0-9])/, ""));
  const texts = days.map((text) => (text === "0" ? words.cash : `${text} ${words.days}`));
  const left = count - terms.length;
  return [...texts, ...(left > 0 ? [moreText(words.more, left)] : [])].join(", ");
}

function timeOf({
  document,
  config,
  issuedAt,
  timeZone = "UTC+0",
}: RenderingInput): string | undefined {
  if (config.show_document_time !== 1) return undefined;
  const issue = document.history?.findLast(({ to }) => to === 1) ?? document.history?.at(-1);
  const instant = new Date(issuedAt ?? issue?.at ?? Number.NaN);
  if (Number.isNaN(instant.getTime())) return undefined;
  return localMoment(instant, config.time_zone ?? timeZone).time;
}

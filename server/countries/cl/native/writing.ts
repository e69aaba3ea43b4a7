import { type Decimal, decimal, round, zero } from "../../../model/decimal.ts";
import { fitText, optionalText } from "../../../xml/fit-text.ts";
import { textElement, type XmlElement } from "../../../xml/xml.ts";
import type { Amounts } from "../../amounts.ts";
import type { NativeInput, NativeLimit } from "../../native.ts";
import { amounts } from "../amounts.ts";
import { type DocumentType, documentType } from "../document-types.ts";

/** The three forms of a DTE: tax documents, receipts, export documents. */
export type Form = "tax" | "receipt" | "export";

/** The part of a document that bears no IVA: nothing, some lines, or all. */
export type Exempt = "none" | "lines" | "all";

/** The document to write, facts about it, and functions that record default values and values that SII would reject. */
export interface Writing {
  readonly input: NativeInput;
  readonly type: DocumentType;
  readonly form: Form;
  readonly exempt: Exempt;
  readonly amounts: Amounts;
  /** Records the pointer of a member for which the file has a default value. */
  noteDefault(pointer: string): void;
  noteLimit(pointer: string, message: string): void;
}

/** A new `Writing` without `exempt`, and the collections that `noteDefault` and `noteLimit` fill. */
export function beginWriting(input: NativeInput): {
  readonly writing: Omit<Writing, "exempt">;
  readonly defaults: Set<string>;
  readonly limits: NativeLimit[];
} {
  const type = documentType(input.document.header.document_type_id);
  const defaults = new Set<string>();
  const limits: NativeLimit[] = [];
  const writing: Omit<Writing, "exempt"> = {
    input,
    type,
    form: type.export ? "export" : type.receipt ? "receipt" : "tax",
    amounts: amounts(input.document),
    noteDefault: (pointer) => void defaults.add(pointer),
    noteLimit: (pointer, message) => void limits.push({ pointer, message }),
  };
  return { writing, defaults, limits };
}

/** An element with a text in Latin-1, cut to `most` characters; undefined without a text. */
export function text(
  name: string,
  value: string | number | undefined,
  most: number,
): XmlElement | undefined {
  return textElement(name, optionalText(value?.toString(), { most, latin1: true }));
}

/** The text in Latin-1, cut to `most` characters. */
export function latin1Text(value: string, most: number): string {
  return fitText(value, { most, latin1: true });
}

// The DTE schema allows at most 18 digits in an amount.
const tooLarge = decimal("1e18");

/** Whether `MontoType` of the DTE schema accepts an amount: at least 0 and below 10^18. */
export function isAmount(value: Decimal): boolean {
  return value.gte(0) && value.lt(tooLarge);
}

/** An element with an amount in the document's currency. Calls `noteLimit` if the DTE schema rejects the amount. */
export function amountElement(
  { form, noteLimit }: Pick<Writing, "form" | "noteLimit">,
  name: string,
  value: Decimal,
  pointer: string,
): XmlElement {
  const shown = round(value, form === "export" ? 2 : 0);
  // Removes the sign of a negative zero.
  const positive = shown.eq(0) ? zero : shown;
  if (!isAmount(positive) || (form === "export" && positive.gte(bounds.foreign.below))) {
    noteLimit(
      pointer,
      `${name} must be at least 0 and below ${form === "export" ? "10^14" : "10^18"}.`,
    );
  }
  return { name, attributes: {}, children: [positive.toFixed()] };
}

/** An element with a number rounded to `decimals`; undefined unless the rounded number is above 0 and under `below`. */
export function decimalElement(
  name: string,
  value: number | string | Decimal | undefined,
  { decimals, below }: { readonly decimals: number; readonly below: string },
): XmlElement | undefined {
  if (value === undefined) return undefined;
  const shown = round(decimal(value), decimals);
  if (shown.lte(0) || shown.gte(below)) return undefined;
  return textElement(name, shown.toFixed());
}

/** Bounds of the DTE schema's decimal types. */
export const bounds = {
  quantity: { decimals: 6, below: "1e12" },
  percentage: { decimals: 2, below: "1000" },
  value: { decimals: 2, below: "1e16" },
  rate: { decimals: 4, below: "1e6" },
  foreign: { decimals: 4, below: "1e14" },
} as const;

const earliest = "2000-01-01";
const latest = "2050-12-31";

/** Whether a DTE can state a day (YYYY-MM-DD): the years 2000 to 2050. */
export function isStatable(day: string): boolean {
  return day >= earliest && day <= latest;
}

import type { NumberMarks } from "./decimal-text.ts";
import type { DayStyle } from "./format-day.ts";
import type { RenderingDocument } from "./rendering-document.ts";
import type { RenderingWords } from "./rendering-words.ts";

/** One row under the lines of a document: net, exempt, a tax, a credit, the total. */
export interface AmountRow {
  readonly label: string;
  /** Plain decimal text with a dot, e.g. "-1190.5". */
  readonly amount: string;
  /** The amount as printed, if it is not in the document's currency. */
  readonly text?: string;
  /** Marks the grand total. */
  readonly strong?: true;
}

/** The payload of a machine-readable stamp and its symbol. */
export interface StampContent {
  readonly symbology: "pdf417" | "qrcode";
  readonly payload: string;
  /** How the payload is written in bytes; UTF-8 by default. */
  readonly encoding?: "latin1";
}

/** A voucher's letter and the text of its code, e.g. "A" and "COD. 01". */
export interface VoucherLetter {
  readonly letter: string;
  readonly code: string;
}

/** A labelled fact that only one country prints. */
export interface RenderingFact {
  readonly label: string;
  readonly value: string;
}

/** The input of stamps, legal lines and a country's own facts; all text is as stored. */
export interface StampFacts {
  readonly document: RenderingDocument;
  readonly issuer: RenderingIssuer;
  /** The document's native file; absent before it is made. */
  readonly native?: NativeFacts;
}

/** The facts of a native file that printed documents and symbols show. */
export interface NativeFacts {
  /** The seals of the file, e.g. `ted`, `cufe`, `qr`, `digest`, `sello`, `uuid`, `cae`. */
  readonly seals: Readonly<Record<string, string>>;
  /** The authority's own type, the series and the number. */
  readonly type: string;
  readonly series: string;
  readonly number: number;
  /** Colombia: resolution and range; Chile: the CAF's date. */
  readonly authorization_number?: string;
  readonly valid_from?: string;
  readonly valid_to?: string;
  readonly from?: number;
  readonly to?: number;
}

/** The issuer: the document's own members completed by the account's. */
export interface RenderingIssuer {
  readonly legalName: string;
  readonly taxId: string;
}

/** The account settings for renderings, named as interface members. */
export interface RenderingConfig {
  readonly show_document_time?: number;
  readonly sum_up_detail_lines?: number;
  readonly order_of_added_products?: number;
  readonly display_tax_receipt?: number;
  readonly time_zone?: string;
}

/** The kinds of codes whose words documents print. */
export type PrintedCode = "currencies" | "municipalities" | "taxes" | "units";

/** Goods that a document lists in addition to its lines, e.g. those of a Carta Porte; cells are text as stored. */
export interface GoodsTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly align: "left" | "right" }[];
  readonly rows: readonly (readonly string[])[];
}

/** A country's renderings: words, titles, formats, breakdown and stamp; pure functions of a document. */
export interface CountryRendering {
  /** Two letters, also the last part of the XML namespace. */
  readonly country: string;
  /** BCP 47 tag of the printed language, e.g. "es-CL". */
  readonly language: string;
  readonly words: RenderingWords;
  /** "boxed": tax id, title and number in one thick red frame; "plain": a quiet frame. */
  readonly titleBox: "boxed" | "plain";
  /** Width and height of the standard sheet. */
  readonly sheet: "letter" | "a4";
  /** The printed name of the tax id, e.g. "R.U.T.". */
  readonly taxIdLabel: string;
  /** Marks between digits, e.g. decimal "," and group ".". */
  readonly marks: NumberMarks;
  /** The printed title, e.g. "FACTURA ELECTRÓNICA". */
  title(document: RenderingDocument): string;
  /** The printed folio, e.g. "N° 123" or "F001-00000123"; called for numbered documents. */
  folio(document: RenderingDocument): string;
  formatTaxId(code: string): string;
  /** The line right under the title's frame, e.g. the tax bureau's office. */
  underTitle?(document: RenderingDocument): string | undefined;
  /** The letter in a frame of its own in the middle of the head. */
  letter?(document: RenderingDocument): VoucherLetter | undefined;
  /** Money as printed with its symbol, rounded to the currency, or with all its decimals if `exact`; amount is decimal text. */
  formatMoney(amount: string, document: RenderingDocument, exact?: "exact"): string;
  /** How days are written. */
  readonly days: DayStyle;
  /** The words of a code of the country's tables; undefined if the tables do not have the code. */
  codeTitle(kind: PrintedCode, code: string | number): string | undefined;
  /** Plain decimal text of the amount to pay, if the country prints this amount and its due date before other facts. */
  amountDue?(document: RenderingDocument): string | undefined;
  /** Goods listed in addition to the lines. */
  goods?(document: RenderingDocument): readonly GoodsTable[];
  breakdown(
    document: RenderingDocument,
    config: RenderingConfig,
    native?: NativeFacts,
  ): readonly AmountRow[];
  /** Whether this document has a copy for assigning the credit. */
  transferable(document: RenderingDocument): boolean;
  /** The label of the copy for assigning; `words.transferCopy` if absent. */
  transferLegend?(document: RenderingDocument): string;
  /** Facts that only this country prints next to the receiver, e.g. a detraction. */
  facts?(facts: StampFacts): readonly RenderingFact[];
  /** Absent, or undefined for a document, if the authority uses no stamp. */
  stamp?(facts: StampFacts): StampContent | undefined;
  /** Lines that the law requires next to the stamp, e.g. its name and the resolution; each is one paragraph. */
  legalLines?(facts: StampFacts): readonly string[];
  /** The amount in words as the country prints it; absent where none is printed. */
  amountInWords?(document: RenderingDocument, native?: NativeFacts): string | undefined;
}

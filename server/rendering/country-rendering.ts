import type { NumberMarks } from "./decimal-text.ts";
import type { DayStyle } from "./format-day.ts";
import type { RenderingDocument } from "./rendering-document.ts";
import type { RenderingWords } from "./rendering-words.ts";

/** One amount below the lines of a document, e.g. the net amount, a tax or the total. */
export interface AmountRow {
  readonly label: string;
  /** Plain decimal text with a dot, e.g. "-1190.5". */
  readonly amount: string;
  /** The amount as printed, if it is not in the document's currency. */
  readonly text?: string;
  /** Marks the grand total. */
  readonly strong?: true;
}

/** The payload of a machine-readable stamp, and the symbology that encodes the payload. */
export interface StampContent {
  readonly symbology: "pdf417" | "qrcode";
  readonly payload: string;
  /** The character encoding of the payload; UTF-8 by default. */
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

/** The input of a country's functions `stamp`, `legalLines` and `facts`; all text is as stored. */
export interface StampFacts {
  readonly document: RenderingDocument;
  readonly issuer: RenderingIssuer;
  /** The facts of the native file, which is in the tax authority's format; absent before the file is made. */
  readonly native?: NativeFacts;
}

/** Facts from a native file, for printed documents and machine-readable stamps. */
export interface NativeFacts {
  /** The seals of the file, e.g. `ted`, `cufe`, `qr`, `digest`, `sello`, `uuid`, `cae`. */
  readonly seals: Readonly<Record<string, string>>;
  /** The authority's code of the document type. */
  readonly type: string;
  readonly series: string;
  readonly number: number;
  /** This and the next four members are from the numbering authorization; only Colombia prints them. */
  readonly authorization_number?: string;
  readonly valid_from?: string;
  readonly valid_to?: string;
  readonly from?: number;
  readonly to?: number;
}

/** An issuer's identity. In `StampFacts`, the account supplies each member that the document's header omits. */
export interface RenderingIssuer {
  readonly legalName: string;
  readonly taxId: string;
}

/** The members of `account_config` for renderings. */
export interface RenderingConfig {
  readonly show_document_time?: number;
  readonly sum_up_detail_lines?: number;
  readonly order_of_added_products?: number;
  readonly display_tax_receipt?: number;
  readonly time_zone?: string;
}

/** Documents print the titles of these kinds of codes. */
export type PrintedCode = "currencies" | "municipalities" | "taxes" | "units";

/** Goods that a document lists in addition to its lines, e.g. goods of a Carta Porte. */
export interface GoodsTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly align: "left" | "right" }[];
  readonly rows: readonly (readonly string[])[];
}

/** The country-specific parts of renderings. All functions are pure. */
export interface CountryRendering {
  /** BCP 47 tag of the printed language, e.g. "es-CL". */
  readonly language: string;
  readonly words: RenderingWords;
  /** The frame of tax id, title and number: "boxed" is thick and red, "plain" is thin. */
  readonly titleBox: "boxed" | "plain";
  /** The paper size of the standard template. */
  readonly sheet: "letter" | "a4";
  /** The printed name of the tax id, e.g. "R.U.T.". */
  readonly taxIdLabel: string;
  /** Marks between digits, e.g. decimal "," and group ".". */
  readonly marks: NumberMarks;
  /** The printed title, e.g. "FACTURA ELECTRÓNICA". */
  title(document: RenderingDocument): string;
  /**
   * The printed folio, e.g. "N° 123" or "F001-00000123"; called only for numbered documents. The native file, if given,
   * names the series of a document that was sent without a series.
   */
  folio(document: RenderingDocument, native?: Pick<NativeFacts, "series">): string;
  formatTaxId(code: string): string;
  /** The line directly below the title's frame, e.g. the tax bureau's office. */
  underTitle?(document: RenderingDocument): string | undefined;
  /** The letter in a separate frame, in the middle of the document's head. */
  letter?(document: RenderingDocument): VoucherLetter | undefined;
  /** Formats decimal text as money, rounded to the currency's decimals; `exact` retains all decimals. */
  formatMoney(amount: string, document: RenderingDocument, exact?: "exact"): string;
  /** The date format. */
  readonly days: DayStyle;
  /** The title of a code; undefined for a code that is not in the country's tables. */
  codeTitle(kind: PrintedCode, code: string | number): string | undefined;
  /** The amount due as plain decimal text. If given, it and the due date are printed before the other facts. */
  amountDue?(document: RenderingDocument): string | undefined;
  /** The sum of the instalments as plain decimal text; the printed total by default. */
  payable?(document: RenderingDocument): string | undefined;
  goods?(document: RenderingDocument): readonly GoodsTable[];
  breakdown(
    document: RenderingDocument,
    config: RenderingConfig,
    native?: NativeFacts,
  ): readonly AmountRow[];
  /** Whether this document has a transfer copy. With this copy, the issuer assigns the claim for payment. */
  transferable(document: RenderingDocument): boolean;
  /** The label of the transfer copy; `words.transferCopy` by default. */
  transferLegend?(document: RenderingDocument): string;
  /** Facts that only this country prints next to the receiver, e.g. a detraction. */
  facts?(facts: StampFacts): readonly RenderingFact[];
  /** The stamp; undefined for a document without a stamp. */
  stamp?(facts: StampFacts): StampContent | undefined;
  /** The paragraphs that the law requires next to the stamp, e.g. the name of the stamp. */
  legalLines?(facts: StampFacts): readonly string[];
  /** The amount in words; undefined if the document shows no amount in words. */
  amountInWords?(document: RenderingDocument, native?: NativeFacts): string | undefined;
}

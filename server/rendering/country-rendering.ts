import type { NumberMarks } from "./decimal-text.ts";
import type { RenderingDocument } from "./rendering-document.ts";
import type { RenderingWords } from "./rendering-words.ts";

/** One row under the lines of a document: net, exempt, a tax, a credit, the total. */
export interface AmountRow {
  readonly label: string;
  /** Plain decimal text with a dot, e.g. "-1190.5". */
  readonly amount: string;
  /** Set on the row that a reader looks for first, the grand total. */
  readonly strong?: true;
}

/** What a machine-readable stamp says, and in which symbol it is drawn. */
export interface StampContent {
  readonly symbology: "pdf417" | "qrcode";
  readonly payload: string;
}

/** A labelled fact that only one country prints. */
export interface RenderingFact {
  readonly label: string;
  readonly value: string;
}

/** Facts that a stamp may need beyond the document; all text is as stored. */
export interface StampFacts {
  readonly document: RenderingDocument;
  readonly issuer: RenderingIssuer;
}

/** Who issues: the document's own fields completed by the account's. */
export interface RenderingIssuer {
  readonly legalName: string;
  readonly taxId: string;
}

/** The account settings that paper obeys, as interface members name them. */
export interface RenderingConfig {
  readonly show_document_time?: number;
  readonly sum_up_detail_lines?: number;
  readonly order_of_added_products?: number;
  readonly display_tax_receipt?: number;
  readonly time_zone?: string;
}

/** What one country prints: words, titles, formats, breakdown and stamp; pure functions of a document. */
export interface CountryRendering {
  /** Two letters, also the last part of the XML namespace. */
  readonly country: string;
  /** BCP 47 tag of the language that is printed, e.g. "es-CL". */
  readonly language: string;
  readonly words: RenderingWords;
  /** "boxed": tax id, title and number in one thick red frame; "plain": a quiet frame. */
  readonly titleBox: "boxed" | "plain";
  /** Width and height of the standard sheet. */
  readonly sheet: "letter" | "a4";
  /** How the tax id is called, e.g. "R.U.T.". */
  readonly taxIdLabel: string;
  /** Marks between digits, e.g. decimal "," and group ".". */
  readonly marks: NumberMarks;
  /** Title in capitals or not, as printed, e.g. "FACTURA ELECTRÓNICA". */
  title(document: RenderingDocument): string;
  /** Folio as printed, e.g. "N° 123" or "F001-00000123"; called for documents that have one. */
  folio(document: RenderingDocument): string;
  formatTaxId(code: string): string;
  /** Money as printed with its symbol; amount is decimal text. */
  formatMoney(amount: string, document: RenderingDocument): string;
  breakdown(document: RenderingDocument, config: RenderingConfig): readonly AmountRow[];
  /** Whether a copy for assigning the credit exists for this document. */
  transferable(document: RenderingDocument): boolean;
  /** What stands on the copy for assigning; `words.transferCopy` where this is absent. */
  transferLegend?(document: RenderingDocument): string;
  /** Facts beside the receiver that only this country has, e.g. a detraction. */
  facts?(document: RenderingDocument): readonly RenderingFact[];
  /** Absent, or undefined for a document, where the authority uses no stamp. */
  stamp?(facts: StampFacts): StampContent | undefined;
  /** File name of the receipt by which the authority confirms a document; absent where it gives none. */
  receiptName?(facts: StampFacts): string;
}

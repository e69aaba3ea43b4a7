import { firstTerms } from "../model/instalments.ts";
import { arrangeLines } from "../model/lines.ts";
import type { GoodsTable, StampContent, VoucherLetter } from "./country-rendering.ts";
import { formatDay } from "./format-day.ts";
import { issuerOf } from "./issuer.ts";
import { mapInTurns } from "./map-in-turns.ts";
import { moreText } from "./more-text.ts";
import { showsOnPdf } from "./observations.ts";
import { printable } from "./printable-text.ts";
import type { RenderingInput } from "./rendering-input.ts";
import { type RenderingKind, renderingKind } from "./rendering-kind.ts";
import type { RenderingWords } from "./rendering-words.ts";
import { stampFacts, stampOf } from "./stamp-of.ts";
import { documentFacts, type Fact, issuerFacts, receiverFacts } from "./view-facts.ts";
import { type LineView, lineView } from "./view-lines.ts";
import { type ReferenceView, referenceViews } from "./view-references.ts";

/** Number, due date, share, amount. A row that counts omitted instalments has text only in the second cell. */
export type InstalmentView = readonly [string, string, string, string];

/** The formatted content of a printed document. */
export interface ViewModel {
  readonly words: RenderingWords;
  readonly kind: RenderingKind;
  /** The text across every page; absent if `kind` is "issued". */
  readonly watermark?: string;
  readonly titleBox: {
    readonly style: "boxed" | "plain";
    readonly texts: readonly string[];
    /** The text directly below the frame of the title box. */
    readonly under?: string;
  };
  readonly letter?: VoucherLetter;
  readonly issuer: { readonly name: string; readonly facts: readonly string[] };
  readonly receiver: readonly Fact[];
  readonly facts: readonly Fact[];
  readonly lines: readonly LineView[];
  readonly amounts: readonly (Fact & { readonly strong: boolean })[];
  /** Tables of goods, printed in addition to the document lines. */
  readonly goods: readonly GoodsTable[];
  readonly instalments: readonly InstalmentView[];
  readonly references: readonly ReferenceView[];
  readonly observations?: string;
  readonly paymentUrl?: string;
  readonly stamp?: StampContent;
  /** Paragraphs that the law requires next to the stamp. */
  readonly legalLines: readonly string[];
  /** The total in words, with its label. */
  readonly amountInWords?: string;
  /** The content that only a transfer copy prints. With this copy, the issuer assigns the claim for payment. */
  readonly transfer?: {
    readonly legend: string;
    readonly receipt: string;
    readonly taxIdLabel: string;
  };
}

/** The view model of a document; `transferCopy` adds the member `transfer`. */
export async function viewModel(input: RenderingInput, transferCopy = false): Promise<ViewModel> {
  const { document, country } = input;
  const { words } = country;
  const kind = renderingKind(input);
  const watermark = watermarkOf(kind, words);
  const { observations } = document.header;
  const { payment_url: paymentUrl } = document.payment_link ?? {};
  const stamp = stampOf(input);
  const under = country.underTitle?.(document);
  const letter = country.letter?.(document);
  const money = (amount: string) => printable(country.formatMoney(amount, document));
  return {
    words,
    kind,
    ...(watermark && { watermark }),
    titleBox: {
      style: country.titleBox,
      texts: titleTexts(input, kind),
      ...(under && { under: printable(under) }),
    },
    ...(letter && { letter }),
    issuer: { name: printable(issuerOf(input).legalName), facts: issuerFacts(input) },
    receiver: receiverFacts(input),
    facts: documentFacts(input),
    lines: await mapInTurns(arrangeLines(document.details ?? [], input.config), (line) =>
      lineView(line, input),
    ),
    amounts: country
      .breakdown(document, input.config, input.native)
      .map(({ label, amount, text, strong = false }) => ({
        label: printable(label),
        value: text === undefined ? money(amount) : printable(text),
        strong,
      })),
    goods: (country.goods?.(document) ?? []).map(printableGoods),
    instalments: instalmentsOf(input, money),
    references: referenceViews(input),
    ...(observations && showsOnPdf(document.header) && { observations: printable(observations) }),
    ...(paymentUrl && { paymentUrl }),
    ...(stamp && { stamp }),
    legalLines: legalLinesOf(input, kind),
    ...amountInWordsOf(input),
    ...(transferCopy && { transfer: transferOf(input) }),
  };
}

function printableGoods({ title, columns, rows }: GoodsTable): GoodsTable {
  return { title, columns, rows: rows.map((row) => row.map(printable)) };
}

function legalLinesOf(input: RenderingInput, kind: RenderingKind): string[] {
  if (kind === "draft" || kind === "preview") return [];
  return (input.country.legalLines?.(stampFacts(input)) ?? []).map(printable);
}

function amountInWordsOf({ country, document, native }: RenderingInput): {
  amountInWords?: string;
} {
  const text = country.amountInWords?.(document, native);
  return text === undefined
    ? {}
    : { amountInWords: printable(`${country.words.amountInWords}: ${text}`) };
}

function watermarkOf(kind: RenderingKind, words: RenderingWords): string | undefined {
  return {
    issued: undefined,
    draft: words.draft,
    preview: words.preview,
    cancelled: words.cancelled,
    rejected: words.rejected,
  }[kind];
}

function titleTexts(input: RenderingInput, kind: RenderingKind): string[] {
  const { document, country } = input;
  const issued = kind !== "draft" && kind !== "preview";
  // A draft or preview prints no number, even if the header already contains one.
  const numbered = issued && document.header.document_number !== undefined;
  return [
    `${country.taxIdLabel}: ${country.formatTaxId(issuerOf(input).taxId)}`,
    country.title(document),
    numbered ? country.folio(document, input.native) : (watermarkOf(kind, country.words) ?? ""),
  ]
    .filter((text) => text !== "")
    .map(printable);
}

// Returns no rows if all instalments are due immediately, because the payment conditions state this.
function instalmentsOf(
  { instalments = [], country, document }: RenderingInput,
  money: (amount: string) => string,
): InstalmentView[] {
  if (instalments.every(({ days }) => days === 0)) return [];
  const { terms, count } = firstTerms(document.header.payment_conditions ?? "");
  const rows = instalments.map(
    ({ date, days, percentage, amount }, index): InstalmentView => [
      String(index + 1),
      // A due date after the year 9999 is absent, and the term's days are printed instead.
      date === undefined
        ? printable(`${terms[index] ?? days} ${country.words.days}`)
        : formatDay(date, country.days),
      `${percentage} %`,
      money(amount),
    ],
  );
  const left = count - rows.length;
  return left > 0 ? [...rows, ["", moreText(country.words.more, left), "", ""]] : rows;
}

function transferOf({ country, document }: RenderingInput) {
  const { words } = country;
  const legend = country.transferLegend?.(document) ?? words.transferCopy;
  return {
    legend: printable(legend),
    receipt: printable(words.transferReceipt),
    taxIdLabel: country.taxIdLabel,
  };
}

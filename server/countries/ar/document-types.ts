import type { NoteKind } from "../country.ts";
import type { NumberedDocument, NumberingGrant } from "../numbering.ts";
import { everyNumber } from "../numbering.ts";
import { correctsAnother, seriesOf } from "../titles.ts";

// Keys are voucher types of ARCA's table.
const titles: Readonly<Record<number, string>> = {
  1: "FACTURA A",
  2: "NOTA DE DÉBITO A",
  3: "NOTA DE CRÉDITO A",
  4: "RECIBO A",
  6: "FACTURA B",
  7: "NOTA DE DÉBITO B",
  8: "NOTA DE CRÉDITO B",
  9: "RECIBO B",
  11: "FACTURA C",
  12: "NOTA DE DÉBITO C",
  13: "NOTA DE CRÉDITO C",
  15: "RECIBO C",
  19: "FACTURA E",
  20: "NOTA DE DÉBITO E",
  21: "NOTA DE CRÉDITO E",
  51: "FACTURA M",
  52: "NOTA DE DÉBITO M",
  53: "NOTA DE CRÉDITO M",
  54: "RECIBO M",
};

interface Voucher {
  readonly invoice: number;
  readonly creditNote: number;
}

// Keys are the letters of vouchers; values contain voucher types of ARCA's table.
const vouchers: Readonly<Record<string, Voucher>> = {
  A: { invoice: 1, creditNote: 3 },
  B: { invoice: 6, creditNote: 8 },
  C: { invoice: 11, creditNote: 13 },
  E: { invoice: 19, creditNote: 21 },
  M: { invoice: 51, creditNote: 53 },
};
// Without a known letter, the receiver counts as not registered for VAT, so the letter is B.
const unknown: Voucher = { invoice: 6, creditNote: 8 };

/** ARCA's voucher type: `document_type_id` if listed, else the type for the letter of the series or of a reference. */
export function taxbureauType(document: NumberedDocument): string {
  const { document_type_id: id } = document.header;
  if (titles[id] !== undefined) return String(id);
  const letter =
    /^([ABCEM])(?![A-Z])/.exec(seriesOf(document).toUpperCase())?.[1] ??
    letterOfReference(document);
  const { invoice, creditNote } = vouchers[letter ?? ""] ?? unknown;
  return String(correctsAnother(document) ? creditNote : invoice);
}

/** The point of sale, without leading zeros; "1" by default. ARCA numbers each voucher type per point of sale. */
export function series(document: NumberedDocument): string {
  const digits = /[0-9]+/.exec(document.header.document_sequence_code ?? "")?.[0] ?? "1";
  return digits.replace(/^0+(?=.)/, "");
}

/** A grant of all numbers: ARCA assigns no ranges, but authorizes each voucher with a code (CAE). */
export function grantOf(): NumberingGrant {
  return everyNumber;
}

/** The printed title. */
export function title(document: NumberedDocument): string {
  return titles[Number(taxbureauType(document))] ?? "COMPROBANTE ELECTRÓNICO";
}

function letterOfReference({ references = [] }: NumberedDocument): string | undefined {
  const types = references.map(({ document_type_id: id }) => titles[id ?? 0]);
  return types.find((title) => title !== undefined)?.slice(-1);
}

// Keys are voucher types of ARCA's table.
const noteKinds: Readonly<Record<number, NoteKind>> = {
  1: "original",
  2: "debit",
  3: "credit",
  4: "original",
  6: "original",
  7: "debit",
  8: "credit",
  9: "original",
  11: "original",
  12: "debit",
  13: "credit",
  15: "original",
  19: "original",
  20: "debit",
  21: "credit",
  51: "original",
  52: "debit",
  53: "credit",
  54: "original",
};

/** The kind of a voucher type: credit note, debit note or original document; undefined for an unlisted type. */
export function noteKind(id: number): NoteKind | undefined {
  return noteKinds[id];
}

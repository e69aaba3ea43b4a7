import { optionalText } from "../../xml/fit-text.ts";
import type { NativeDocument, NativeInput, Seals } from "../native.ts";

export type Reference = NonNullable<NativeDocument["references"]>[number];

/** A document that a reference names. */
export interface NamedDocument {
  readonly reference: Reference;
  /**
   * For a stored document, its series and number, joined by the separator; absent for a draft without a number.
   * For any other document, `reference_number` of the reference, cut to 100 characters.
   */
  readonly id?: string;
  /** The authority's type of a stored document. */
  readonly type?: string;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** The total of a stored document. */
  readonly total?: number;
  readonly seals?: Seals;
}

// Reference codes: 1 cancels, 2 corrects text, 3 corrects a quantity.
const correcting = [1, 2, 3];
const MOST_ID = 100;

/** The documents that references name, in the order of the references; `separator` joins series and number. */
export function namedDocuments(input: NativeInput, separator: string): readonly NamedDocument[] {
  return (input.document.references ?? []).map((reference) => {
    const held =
      reference.reference_document_id === undefined
        ? undefined
        : input.referenced.get(reference.reference_document_id);
    if (held === undefined) {
      const id = optionalText(reference.reference_number, { most: MOST_ID });
      const date = reference.reference_date;
      return { reference, ...(id !== undefined && { id }), ...(date !== undefined && { date }) };
    }
    return {
      reference,
      type: held.type,
      date: held.issue_date,
      ...(held.number !== undefined && {
        id: [held.series, String(held.number)].filter(Boolean).join(separator),
      }),
      ...(held.total_amount !== undefined && { total: held.total_amount }),
      ...(held.seals !== undefined && { seals: held.seals }),
    };
  });
}

/** The document that a note corrects: the first with a correcting code, else the first with an id. */
export function correctedDocument(named: readonly NamedDocument[]): NamedDocument | undefined {
  return (
    named.find(({ reference }) => correcting.includes(reference.reference_code)) ??
    named.find(({ id }) => id !== undefined)
  );
}

import { optionalText } from "../../xml/fit-text.ts";
import type { NativeDocument, NativeInput, Seals } from "../native.ts";

/** A reference of a document. */
export type Reference = NonNullable<NativeDocument["references"]>[number];

/** A document that a reference names. */
export interface NamedDocument {
  readonly reference: Reference;
  /** Series and number of a stored document, joined by the separator; otherwise `reference_number` as sent, cut to 100 characters. */
  readonly id?: string;
  /** The authority's type of a stored document. */
  readonly type?: string;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** Total of a stored document. */
  readonly total?: number;
  readonly seals?: Seals;
}

// Reference codes 1 to 3: cancel, correct text, correct quantity.
const correcting = [1, 2, 3];
const MOST_ID = 100;

/** The documents that references name, in their order; `separator` stands between series and number. */
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
      id: [held.series, String(held.number)].filter(Boolean).join(separator),
      type: held.type,
      date: held.issue_date,
      ...(held.total_amount !== undefined && { total: held.total_amount }),
      ...(held.seals !== undefined && { seals: held.seals }),
    };
  });
}

/** The document that a note cancels or corrects: of the references with a number, the first with a correcting code, otherwise the first. */
export function correctedDocument(named: readonly NamedDocument[]): NamedDocument | undefined {
  const withId = named.filter(({ id }) => id !== undefined);
  return withId.find(({ reference }) => correcting.includes(reference.reference_code)) ?? withId[0];
}

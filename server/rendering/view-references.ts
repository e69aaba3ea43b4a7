import { formatDay } from "./format-day.ts";
import { moreText } from "./more-text.ts";
import { isPlaceholder } from "./placeholder.ts";
import { printable } from "./printable-text.ts";
import type { RenderingReference } from "./rendering-document.ts";
import type { ReferencedDocument, RenderingInput } from "./rendering-input.ts";

/** A reference as printed; cells without a value are empty. */
export interface ReferenceView {
  readonly type: string;
  readonly number: string;
  readonly date: string;
  readonly reason: string;
}

/** The maximum number of references in a new document. Older documents may have more; the first 1000 are printed. */
export const referenceLimit = 1000;

/** The references of a document as printed. A missing type, folio or date comes from the referenced document. */
export function referenceViews(input: RenderingInput): ReferenceView[] {
  const { references = [] } = input.document;
  const views = references
    .slice(0, referenceLimit)
    .map((reference) => referenceView(reference, input));
  const left = references.length - views.length;
  const { more } = input.country.words;
  return left === 0
    ? views
    : [...views, { type: moreText(more, left), number: "", date: "", reason: "" }];
}

function referenceView(reference: RenderingReference, input: RenderingInput): ReferenceView {
  const { words } = input.country;
  const document = input.referenced?.get(reference.reference_document_id ?? Number.NaN);
  const { description } = reference;
  const reasons = [
    words.referenceCodes[reference.reference_code],
    isPlaceholder(description) ? "" : description,
  ];
  const day = reference.reference_date ?? document?.issue_date ?? "";
  return {
    type: printable(typeOf(reference, document, input)),
    number: printable(reference.reference_number ?? folioOf(reference, input)),
    date: formatDay(day, input.country.days),
    reason: printable(reasons.filter(Boolean).join(": ")),
  };
}

function typeOf(
  reference: RenderingReference,
  document: ReferencedDocument | undefined,
  { country }: RenderingInput,
): string {
  const named = country.words.referenceTypes[reference.reference_type ?? Number.NaN];
  const type = reference.document_type_id ?? document?.document_type_id;
  if (named !== undefined || type === undefined) return named ?? "";
  // In some countries, the series determines the title.
  const series = document?.document_sequence_code ?? document?.series;
  return country.title(
    bare({ document_type_id: type, ...(series && { document_sequence_code: series }) }),
  );
}

function folioOf(reference: RenderingReference, { country, referenced }: RenderingInput): string {
  const id = reference.reference_document_id;
  if (id === undefined) return "";
  const document = referenced?.get(id);
  if (document?.document_number === undefined) return `ID ${id}`;
  const { series } = document;
  return country.folio(bare(document), series === undefined ? undefined : { series });
}

// A document with only the members that determine its title and folio.
function bare(header: {
  readonly document_type_id: number;
  readonly document_number?: number;
  readonly document_sequence_code?: string;
}) {
  return { header: { issue_date: "", ...header }, totals: {} };
}

import type { DocumentAdditional } from "../../generated/types/models.d.ts";
import type { RenderingFact } from "../rendering/country-rendering.ts";
import type { RenderingDocument } from "../rendering/rendering-document.ts";

/** The country's block of a printed document's header; empty if absent. */
export function additionalOf(document: RenderingDocument): DocumentAdditional {
  return document.header.additional ?? {};
}

/** A fact to print; none for an unknown value. */
export function fact(label: string, value: string | number | undefined): readonly RenderingFact[] {
  return value === undefined || value === "" ? [] : [{ label, value: String(value) }];
}

/** Two texts with a separator between them, or the one that is present. */
export function between(
  first: string | undefined,
  middle: string,
  last: string | undefined,
): string | undefined {
  const known = [first, last].filter(Boolean);
  return known.length === 0 ? undefined : known.join(middle);
}

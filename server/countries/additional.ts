import type { DocumentAdditional } from "../../generated/types/models.d.ts";
import type { RenderingFact } from "../rendering/country-rendering.ts";
import type { RenderingDocument } from "../rendering/rendering-document.ts";

/** The country block of a printed document's header, empty where it has none. */
export function additionalOf(document: RenderingDocument): DocumentAdditional {
  return document.header.additional ?? {};
}

/** A fact for paper, or none where nothing is known. */
export function fact(label: string, value: string | number | undefined): readonly RenderingFact[] {
  return value === undefined || value === "" ? [] : [{ label, value: String(value) }];
}

/** Two things with something between them, or the one that is there. */
export function between(
  first: string | undefined,
  middle: string,
  last: string | undefined,
): string | undefined {
  const known = [first, last].filter(Boolean);
  return known.length === 0 ? undefined : known.join(middle);
}

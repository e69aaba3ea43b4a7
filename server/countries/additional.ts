import type { DocumentAdditional } from "../../generated/types/models.d.ts";
import type { RenderingFact } from "../rendering/country-rendering.ts";
import type { RenderingDocument } from "../rendering/rendering-document.ts";

/** The block of country-specific values in a printed document's header; empty if absent. */
export function additionalOf(document: RenderingDocument): DocumentAdditional {
  return document.header.additional ?? {};
}

/** A list with one fact to print; an empty list for an absent or empty value. */
export function fact(label: string, value: string | number | undefined): readonly RenderingFact[] {
  return value === undefined || value === "" ? [] : [{ label, value: String(value) }];
}

/** Joins two texts with `middle`. If one text is absent or empty, returns the other; if both are, undefined. */
export function between(
  first: string | undefined,
  middle: string,
  last: string | undefined,
): string | undefined {
  const known = [first, last].filter(Boolean);
  return known.length === 0 ? undefined : known.join(middle);
}

/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.
import type { DocumentCreate } from "../types/models.d.ts";

/** Whether a body is a document-create. If the body has variants, the schema that they share decides. */
export declare const is: (body: unknown) => body is DocumentCreate;

/** The variants of the body; a variant's `is` also checks the variant's own schema. */
export declare const variants: {
  /** Chile */
  readonly "cl": { readonly is: (body: unknown) => body is DocumentCreate };
  /** United States */
  readonly "us": { readonly is: (body: unknown) => body is DocumentCreate };
  /** Colombia */
  readonly "co": { readonly is: (body: unknown) => body is DocumentCreate };
  /** Mexico */
  readonly "mx": { readonly is: (body: unknown) => body is DocumentCreate };
  /** Peru */
  readonly "pe": { readonly is: (body: unknown) => body is DocumentCreate };
  /** Argentina */
  readonly "ar": { readonly is: (body: unknown) => body is DocumentCreate };
};

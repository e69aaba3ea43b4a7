/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.
import type { DocumentUpdate } from "../types/models.d.ts";

/** Whether a body is a document-update. If the body has variants, the schema that they share decides. */
export declare const is: (body: unknown) => body is DocumentUpdate;

/** The variants of the body; a variant's `is` also checks the variant's own schema. */
export declare const variants: {
  /** Chile */
  readonly "cl": { readonly is: (body: unknown) => body is DocumentUpdate };
  /** United States */
  readonly "us": { readonly is: (body: unknown) => body is DocumentUpdate };
  /** Colombia */
  readonly "co": { readonly is: (body: unknown) => body is DocumentUpdate };
  /** Mexico */
  readonly "mx": { readonly is: (body: unknown) => body is DocumentUpdate };
  /** Peru */
  readonly "pe": { readonly is: (body: unknown) => body is DocumentUpdate };
  /** Argentina */
  readonly "ar": { readonly is: (body: unknown) => body is DocumentUpdate };
};

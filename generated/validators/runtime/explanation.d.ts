/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/**
 * One error of a body. `pointer` is a JSON Pointer. `code` is the rule's `x-code`, if any. Otherwise `code` is
 * `unknown` for an unlisted member, `forbidden` for a value that must be left out, `discriminator` for a missing or
 * wrong discriminator, and the failed JSON Schema keyword for any other error.
 */
export interface ValidationError {
  pointer: string;
  rule: string;
  code: string;
  message: string;
}

/** @deprecated The former name of `ValidationError`. */
export type Refusal = ValidationError;

/** The result of an explaining validator; `truncated` is true if there may be more errors. */
export interface Explanation {
  refusals: ValidationError[];
  truncated: boolean;
}

/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/** One error of a body. `pointer` is a JSON Pointer; `code` is the rule's `x-code`, or else the keyword. */
export interface ValidationError {
  pointer: string;
  rule: string;
  code: string;
  message: string;
}

/** @deprecated The former name of `ValidationError`. */
export type Refusal = ValidationError;

/** The result of an explaining validator; `truncated` if there may be more errors. */
export interface Explanation {
  refusals: ValidationError[];
  truncated: boolean;
}

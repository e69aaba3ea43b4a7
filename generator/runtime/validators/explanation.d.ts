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

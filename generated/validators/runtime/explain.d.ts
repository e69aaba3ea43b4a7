/** One thing wrong with a body: where (JSON Pointer), which rule, the authority's number or the keyword, one sentence. */
export interface Refusal {
  pointer: string;
  rule: string;
  code: string;
  message: string;
}

/** What an explaining validator answers. */
export interface Explanation {
  refusals: Refusal[];
  truncated: boolean;
}

/** Refusals that one explanation holds at most. */
export declare const limit: number;

/** Explains what a collecting validator found; see explain.js. */
export declare function explainWith(
  validate: (body: unknown, path: string, found: never[]) => boolean,
  body: unknown,
  tables: object,
  bound: number,
): Explanation;

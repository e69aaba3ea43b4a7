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

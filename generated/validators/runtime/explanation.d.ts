/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

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

/** Output of an emitter: text by path relative to the output folder, with forward slashes. */
export type Files = Map<string, string>;

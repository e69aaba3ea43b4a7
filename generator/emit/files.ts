/** Generated texts by path. Each path is relative to the output folder and uses forward slashes. */
export type Files = Map<string, string>;

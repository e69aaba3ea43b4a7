import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/**
 * `x-synonyms: {word: [others]}`: a search for one of `others` also finds the rules that contain `word`, alone or
 * at the beginning of a longer word. `word` consists of lower-case letters from a to z; `others` may be any strings.
 */
export const xSynonyms: Keyword = {
  name: "x-synonyms",
  on: ["openapi"],
  check: (value) =>
    isObject(value) &&
    Object.entries(value).every(
      ([start, words]) =>
        /^[a-z]+$/.test(start) &&
        Array.isArray(words) &&
        words.every((word) => typeof word === "string"),
    )
      ? undefined
      : "x-synonyms must be {word: [its synonyms, …]}; word must consist of lower-case letters from a to z",
};

import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** `x-synonyms: {word: [others]}`: a search for one of `others` also finds rules with words that begin with `word`. */
export const xSynonyms: Keyword = {
  name: "x-synonyms",
  on: ["openapi"],
  check: (value) =>
    isObject(value) &&
    Object.values(value).every(
      (words) => Array.isArray(words) && words.every((word) => typeof word === "string"),
    )
      ? undefined
      : "x-synonyms must be {word: [its synonyms, …]}",
};

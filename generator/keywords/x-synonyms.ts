import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** `x-synonyms: {word: [others]}`: words of other languages or trades; a search for one of them also finds the rules with a word that begins with `word`. */
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

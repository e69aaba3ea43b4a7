import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/** `x-synonyms: {word: [others]}`: words of other languages or trades by which the rules with that word are found too. */
export const xSynonyms: Keyword = {
  name: "x-synonyms",
  on: ["openapi"],
  check: (value) =>
    isObject(value) &&
    Object.values(value).every(
      (words) => Array.isArray(words) && words.every((word) => typeof word === "string"),
    )
      ? undefined
      : "x-synonyms is {a word: a list of other words for it}",
};

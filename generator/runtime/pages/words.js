// The search of the pages: by the beginnings of words, without regard to accents.

/**
 * The words of a text in lower case, without accents and signs.
 * @param {string} text
 */
export function wordsOf(text) {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * Whether each wanted word is the beginning of one of the words.
 * @param {readonly string[]} words
 * @param {readonly string[]} wanted
 */
export function haveAll(words, wanted) {
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

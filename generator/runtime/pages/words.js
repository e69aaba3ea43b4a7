// Searches for the beginnings of words; ignores case and accents.

/** Returns the words of a text in lower case, without accents and punctuation. @param {string} text */
export function wordsOf(text) {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * Whether each word in `wanted` is the beginning of a word in `words`.
 * @param {readonly string[]} words
 * @param {readonly string[]} wanted
 */
export function haveAll(words, wanted) {
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

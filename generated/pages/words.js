/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.


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

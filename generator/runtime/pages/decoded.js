/**
 * Decodes a part of an address; returns it unchanged where that is impossible.
 * @param {string} text
 */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

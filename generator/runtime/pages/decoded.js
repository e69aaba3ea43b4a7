/**
 * A part of an address, decoded; as it stands where that is impossible.
 * @param {string} text
 */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

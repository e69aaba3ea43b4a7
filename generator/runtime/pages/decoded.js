/** Decodes a percent-encoded text; returns the text unchanged if the encoding is invalid. @param {string} text */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

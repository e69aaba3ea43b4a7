/**
 * Whether a text is base64 (RFC 4648 §4): the alphabet, the padding, and a length that is a multiple of four.
 * @param {string} text
 */
export function base64(text) {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

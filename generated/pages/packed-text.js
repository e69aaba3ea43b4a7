/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.


/**
 * The maximum length of an unpacked text in UTF-16 code units. There is a maximum because a short
 * link can unpack to a huge text.
 */
const longest = 1_000_000;

/**
 * Compresses a text; returns base64url.
 * @param {string} text
 */
export async function packText(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Returns the unpacked text; undefined if it is too long or `packed` is invalid.
 * @param {string} packed
 */
export async function unpackText(packed) {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const decoder = new TextDecoderStream("utf-8", { ignoreBOM: true });
    const reader = stream.pipeThrough(decoder).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > longest) return undefined;
    }
    return text;
  } catch {
    return undefined;
  }
}

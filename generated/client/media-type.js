/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/**
 * Whether the media type or range of a content, such as `text/*`, includes `type`.
 * @param {{type: string}} content
 * @param {string} type
 */
export function accepts(content, type) {
  const [declared, given] = [bare(content.type), bare(type)];
  const pattern = declared.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+");
  return new RegExp(`^${pattern}$`).test(given);
}

/** @param {string} type */
function bare(type) {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}

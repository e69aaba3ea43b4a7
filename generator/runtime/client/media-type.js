/**
 * Whether `content.type`, a media type or a range such as `text/*`, includes `type`.
 * @param {{type: string}} content
 * @param {string} type
 */
export function accepts(content, type) {
  const [declared, given] = [bare(content.type), bare(type)];
  const pattern = declared.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+");
  return new RegExp(`^${pattern}$`).test(given);
}

/**
 * Returns the most specific content that includes `type`: an exact type precedes `application/*+json`, which
 * precedes `application/*`. Undefined if no content includes `type`.
 * @template {{type: string}} Content
 * @param {readonly Content[]} contents
 * @param {string} type
 * @returns {Content | undefined}
 */
export function mostSpecific(contents, type) {
  const stars = (/** @type {string} */ range) => range.split("*").length;
  return contents
    .filter((one) => accepts(one, type))
    .sort(({ type: a }, { type: b }) => stars(a) - stars(b) || bare(b).length - bare(a).length)[0];
}

/** @param {string} type */
function bare(type) {
  return (type.split(";")[0] ?? "").trim().toLowerCase();
}

/** A text as the content of an HTML element or attribute. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The beginning of a text, with a mark where it was cut; never half of a surrogate pair. */
export function clip(text: string, longest: number, mark = "…"): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, "")}${mark}`;
}

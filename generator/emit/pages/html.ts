/** Escapes a text for an HTML element or attribute. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Cuts a text of more than `longest` UTF-16 units to that length and appends `mark`. Never splits a surrogate pair. */
export function clip(text: string, longest: number, mark = "…"): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, "")}${mark}`;
}

/** Escapes a value for the content of an HTML element or attribute. */
export function html(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

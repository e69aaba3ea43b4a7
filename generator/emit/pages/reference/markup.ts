import { html } from "../html.ts";

/** HTML that is safe without further escaping. */
export class Markup {
  readonly text: string;

  /** Does not escape the text; prefer `markup`. */
  constructor(text: string) {
    this.text = text;
  }
}

/** A value in a template: strings are escaped, `undefined` and `false` are omitted. */
export type Part = Markup | string | number | undefined | false | readonly Part[];

/** The HTML of a template. Strings among the values are escaped. */
export function markup(strings: TemplateStringsArray, ...values: readonly Part[]): Markup {
  const parts = values.map((value, index) => textOf(value) + (strings[index + 1] ?? ""));
  return new Markup((strings[0] ?? "") + parts.join(""));
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Markup) return part.text;
  if (typeof part === "object") return part.map(textOf).join("");
  return html(String(part));
}

/** Parts with a separator between them. */
export function separated(parts: readonly Part[], separator: Part): Part[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}

import { templateOf } from "./template.ts";

const helpers = { literal, comment };
const compiled = new Map<string, ReturnType<typeof templateOf>>();

/** Renders a template without escaping. The template or the caller must escape every string of the spec. */
export function layout(template: string, facts: Record<string, unknown>): string {
  const render = compiled.get(template) ?? templateOf(template);
  compiled.set(template, render);
  return render(facts, { helpers });
}

/**
 * A value as a JavaScript literal: JSON, escaped by `plainStrings`, so that a string in it cannot end the script.
 * A member `__proto__` is written `["__proto__"]`, because without brackets it would set the prototype.
 */
export function literal(value: unknown): string {
  return plainStrings(JSON.stringify(value)).replaceAll(
    /(?<=[{,])"__proto__"(?=:)/g,
    '["__proto__"]',
  );
}

/**
 * Escapes characters that end a line or a script, or change the direction of text. `code` must not have these
 * characters outside strings.
 */
export function plainStrings(code: string): string {
  return code
    .replace(/[\u2028\u2029\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, escapeUnit)
    .replaceAll("</", "<\\/");
}

/** A text for the inside of a comment: one line that cannot end the comment. */
export function comment(value: unknown): string {
  return String(value)
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replaceAll(/(\*|<)\//g, "$1\u200b/")
    .trim();
}

function escapeUnit(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type HandlebarsModule from "handlebars";
import { home } from "../home.js";

// By `import` Node would first read its whole code for names.
const require = createRequire(import.meta.url);
const Handlebars: typeof HandlebarsModule = require("handlebars");
const engine = Handlebars.create();
engine.registerHelper({ literal, comment });
const compiled = new Map<string, HandlebarsModule.TemplateDelegate>();

/** Lays out one file by its template. Every string of a spec among the facts must have gone through `literal` or `comment`, or be an identifier of the plan. */
export function layout(template: string, facts: Record<string, unknown>): string {
  let render = compiled.get(template);
  if (render === undefined) {
    const text = readFileSync(new URL(`templates/${template}.hbs`, home), "utf8");
    render = engine.compile(text, {
      noEscape: true,
      strict: true,
      preventIndent: true,
      knownHelpersOnly: true,
      knownHelpers: { literal: true, comment: true },
    });
    compiled.set(template, render);
  }
  return render(facts);
}

/** A value as a literal of JavaScript that cannot leave its place: JSON with the odd separators escaped. */
export function literal(value: unknown): string {
  return plainStrings(JSON.stringify(value));
}

/** Code in whose strings nothing ends a line or a script, or turns text around. */
export function plainStrings(code: string): string {
  return code
    .replace(/[\u2028\u2029\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, escapeUnit)
    .replaceAll("</", "<\\/");
}

/** A text as the inside of a comment: one line, and nothing that ends the comment. */
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

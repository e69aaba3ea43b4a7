import type { Plan } from "../plan/plan.ts";
import { layout, literal } from "../templates/layout.ts";
import type { Files } from "./files.ts";
import { printJson } from "./schemas/schemas.ts";
import { vectorsByRule } from "./vectors.ts";

/** The rules: as data (`rules.json`), as a page to read, and as the functions with which a handler refuses or warns. */
export function emitRules(plan: Plan): Files {
  const rules = plan.rules.map(({ id, message, code, kind }) => ({
    id: literal(id),
    facts: literal({ message, kind, ...(code === undefined ? {} : { code }) }),
  }));
  const ids = (kinds: string[]) =>
    plan.rules
      .filter((rule) => kinds.includes(rule.kind))
      .map((rule) => literal(rule.id))
      .join(" | ") || "never";
  const vectors = vectorsByRule(plan);
  const listed = plan.rules.map((rule) => ({
    ...rule,
    vectors: vectors.get(rule.id) ?? { accepted: [], refused: [] },
  }));
  return new Map([
    ["rules.json", printJson({ title: plan.title, version: plan.version, rules: listed })],
    ["rules.js", layout("rules.js", { rules })],
    [
      "rules.d.ts",
      layout("rules.d.ts", {
        all: ids(["schema", "scope", "refusal", "warning"]),
        refusals: ids(["refusal"]),
        warnings: ids(["warning"]),
      }),
    ],
    ["rules.html", layout("rules.html", rulesPage(plan))],
  ]);
}

function rulesPage(plan: Plan): Record<string, unknown> {
  return {
    title: html(plan.title),
    version: html(plan.version),
    count: plan.rules.length,
    rules: plan.rules.map((rule) => ({
      id: html(rule.id),
      message: html(rule.message),
      code: html(rule.code ?? ""),
      kind: html(rule.kind),
      place: html(`${rule.file}#${rule.pointer}`),
      bodies: html(rule.bodies.join(", ")),
      variants: html(rule.variants.join(", ") || "all"),
    })),
  };
}

/** A text as the content of an HTML element or attribute. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

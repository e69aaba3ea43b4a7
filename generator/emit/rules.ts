import type { Plan } from "../plan/plan.ts";
import { layout, literal } from "../templates/layout.ts";
import type { Files } from "./files.ts";
import { printJson } from "./schemas/schemas.ts";
import { vectorsByRule } from "./vectors.ts";

/** The rules as data (`rules.json`), and functions that create a rule's error or warning (`rules.js`). */
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
        errors: ids(["refusal"]),
        warnings: ids(["warning"]),
      }),
    ],
  ]);
}

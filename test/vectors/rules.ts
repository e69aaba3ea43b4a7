import { readFileSync } from "node:fs";

/** One rule as it is published. */
export interface Rule {
  readonly id: string;
  readonly kind: "schema" | "scope" | "refusal" | "warning";
}

/** Every rule that has a name, by its id. */
export function loadRules(): ReadonlyMap<string, Rule> {
  const { rules }: { rules: Rule[] } = JSON.parse(readFileSync("generated/rules.json", "utf8"));
  return new Map(rules.map((rule) => [rule.id, rule]));
}

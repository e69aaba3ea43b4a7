import { readFileSync } from "node:fs";

/** A published rule. */
export interface Rule {
  readonly id: string;
  readonly kind: "schema" | "scope" | "refusal" | "warning";
}

/** All published rules, by id. */
export function loadRules(): ReadonlyMap<string, Rule> {
  const { rules }: { rules: Rule[] } = JSON.parse(readFileSync("generated/rules.json", "utf8"));
  return new Map(rules.map((rule) => [rule.id, rule]));
}

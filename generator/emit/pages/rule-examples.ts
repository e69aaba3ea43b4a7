import { compare } from "../../diagnostics/diagnostic.ts";
import type { Json } from "../../openapi/pointer.ts";
import type { Plan } from "../../plan/plan.ts";
import type { Vector } from "../../plan/vectors.ts";
import { schemaOf } from "../vectors.ts";

/** An example of a rule, from a vector: the vector's changes to its base body. */
export interface Example {
  /** The name of the published schema for the vector's body. */
  schema: string;
  name: string;
  /** Whether the schema accepts the body, but the service rejects the body, for example because of stored data. */
  isRejected: boolean;
  /** A change without a value removes the member. */
  changes: { pointer: string; value?: Json }[];
}

/**
 * The examples of one rule. Examples in `refused` violate the rule. Examples in `accepted` have no error of any rule.
 * `pointers` lists the places of the violations, with `*` for each index.
 */
export interface RuleExamples {
  accepted: Example[];
  refused: Example[];
  pointers: string[];
}

/** The examples of each rule, by rule id: those with the fewest changes first, but examples with `isRejected` last. */
export function examplesByRule(plan: Plan): ReadonlyMap<string, RuleExamples> {
  const byRule = new Map<string, RuleExamples>();
  for (const file of plan.vectors) {
    for (const vector of file.vectors) {
      const findings = [...vector.errors, ...vector.warnings];
      const broken = new Set(findings.map(({ rule }) => String(rule)));
      for (const rule of new Set([...vector.shows, ...broken])) {
        const known = byRule.get(rule) ?? { accepted: [], refused: [], pointers: [] };
        byRule.set(rule, known);
        const example = exampleOf(schemaOf(file), vector);
        if (broken.has(rule)) known.refused.push(example);
        else if (vector.errors.length === 0) known.accepted.push(example);
        for (const { pointer } of findings.filter((finding) => finding.rule === rule)) {
          const place = String(pointer ?? "").replace(/\/[0-9]+(?=\/|$)/g, "/*");
          if (place !== "" && !known.pointers.includes(place)) known.pointers.push(place);
        }
      }
    }
  }
  for (const { accepted, refused, pointers } of byRule.values()) {
    accepted.sort(shortest);
    refused.sort(shortest);
    pointers.sort(compare);
  }
  return byRule;
}

function exampleOf(schema: string, { name, changes, errors, status = 200 }: Vector): Example {
  const put = Object.entries(changes.set).map(([pointer, value]) => ({ pointer, value }));
  const dropped = changes.drop.map((pointer) => ({ pointer }));
  const isRejected = errors.length === 0 && status >= 400;
  return { schema, name, isRejected, changes: [...put, ...dropped] };
}

function shortest(a: Example, b: Example): number {
  return Number(a.isRejected) - Number(b.isRejected) || a.changes.length - b.changes.length;
}

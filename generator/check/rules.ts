import { isObject, type JsonObject } from "../pointer.ts";
import type { Problem } from "../problem.ts";
import { join, type ResolvedSpec } from "../resolve/resolve.ts";

/** Reports rule ids that are used twice, and rules that stand in an `allOf` without an id. */
export function checkRules(spec: ResolvedSpec): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, string>();
  const declare = (id: string, address: string) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, address);
      return;
    }
    const { file, line } = spec.locate(before);
    problems.push({
      code: "spec/duplicate-rule-id",
      kind: "mistake",
      message: `the rule id ${id} is used already, at ${file}:${line}`,
      location: spec.locate(address),
    });
  };
  for (const { kind, address, value } of spec.visits) {
    if (kind !== "schema" || !isObject(value)) continue;
    if (typeof value["x-rule"] === "string") declare(value["x-rule"], join(address, "x-rule"));
    for (const [index, rule] of (Array.isArray(value["x-rules"])
      ? value["x-rules"]
      : []
    ).entries()) {
      if (isObject(rule) && typeof rule.id === "string") {
        declare(rule.id, join(address, "x-rules", index));
      }
    }
    problems.push(...nameless(spec, value, address));
  }
  return problems;
}

function nameless(spec: ResolvedSpec, schema: JsonObject, address: string): Problem[] {
  const members = Array.isArray(schema.allOf) ? schema.allOf.filter(isObject) : [];
  if (!members.some((member) => member["x-rule"] !== undefined)) return [];
  return members.flatMap((member, index) =>
    member["x-rule"] === undefined && member.$ref === undefined
      ? [
          {
            code: "spec/rule-without-id",
            kind: "mistake" as const,
            message: "this stands among rules and has no id (x-rule)",
            fix: "An allOf that holds rules holds nothing else.",
            location: spec.locate(join(address, "allOf", index)),
          },
        ]
      : [],
  );
}

import { byPlace } from "../diagnostics/diagnostic.ts";
import { scopeRule } from "../keywords/x-only.ts";
import { isObject, type Json, type JsonObject, segmentsOf } from "../openapi/pointer.ts";
import { join, splitAddress } from "../resolve/address.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import type { Report } from "./check.ts";

/**
 * Reports duplicate rule ids. If an `allOf` contains rules, also reports each branch that has neither `x-rule` nor
 * `$ref`.
 */
export function checkRules(spec: ResolvedSpec, report: Report): void {
  const declared = new Map<string, string[]>();
  // Members with `x-only` but without `x-rule` share a rule if they have the same name and the same variants.
  const limits = new Set<string>();
  const declare = (id: Json | undefined, address: string) => {
    if (typeof id !== "string") return;
    declared.set(id, [...(declared.get(id) ?? []), address]);
  };
  for (const { kind, address, value } of spec.visits) {
    if (kind !== "schema" || !isObject(value)) continue;
    declare(value["x-rule"], join(address, "x-rule"));
    const [holder = "", name = ""] = segmentsOf(splitAddress(address)[1]).slice(-2);
    const isMember = holder === "properties" || holder === "patternProperties";
    if (isMember && Array.isArray(value["x-only"]) && value["x-rule"] === undefined) {
      const id = scopeRule(value, name);
      const limit = JSON.stringify([id, value["x-only"].map(String).sort()]);
      if (!limits.has(limit)) declare(id, join(address, "x-only"));
      limits.add(limit);
    }
    const rules = Array.isArray(value["x-rules"]) ? value["x-rules"] : [];
    for (const [index, rule] of rules.entries()) {
      if (isObject(rule)) declare(rule.id, join(address, "x-rules", index));
    }
    reportNameless(value, address, report);
  }
  for (const [id, addresses] of declared) {
    if (addresses.length > 1) reportTwice(spec, id, addresses, report);
  }
}

/** Sorts the rules with the same id by file and line, and reports all except the first rule. */
function reportTwice(
  spec: ResolvedSpec,
  id: string,
  addresses: readonly string[],
  report: Report,
): void {
  const places = addresses.map((address) => ({ address, location: spec.locate(address) }));
  places.sort((a, b) => byPlace(a.location, b.location));
  const [first, ...others] = places;
  if (first === undefined) return;
  const { file, line } = first.location;
  for (const { address } of others) {
    const message = `the rule id ${id} is already used at ${file}:${line}`;
    report("spec/duplicate-rule-id", message, address);
  }
}

function reportNameless(schema: JsonObject, address: string, report: Report): void {
  const members = Array.isArray(schema.allOf) ? schema.allOf : [];
  if (!members.some((member) => isObject(member) && member["x-rule"] !== undefined)) return;
  for (const [index, member] of members.entries()) {
    if (!isObject(member) || (member["x-rule"] === undefined && member.$ref === undefined)) {
      const message = "this schema is among the rules of an allOf, but has no id (x-rule)";
      report("spec/rule-without-id", message, join(address, "allOf", index));
    }
  }
}

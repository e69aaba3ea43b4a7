import { isObject } from "../openapi/pointer.ts";
import { join } from "./address.ts";
import type { ResolvedSpec } from "./resolve.ts";

/** The keywords that apply schemas to the same value. A keyword holds a reference, one schema (`alone`) or several. */
const applicators: ReadonlyMap<string, "reference" | "alone" | "several"> = new Map([
  ["$ref", "reference"],
  ...["allOf", "anyOf", "oneOf", "dependentSchemas"].map((one) => [one, "several"] as const),
  ...["not", "if", "then", "else"].map((one) => [one, "alone"] as const),
]);

/** A reference cycle: the schema at `address`, where the cycle must be broken, leads back to the schema at `back`. */
export interface BackEdge {
  address: string;
  back: string;
}

/**
 * Finds the back edges of reference cycles. In a cycle, keywords such as `allOf` and `$ref` apply a schema
 * to the same value again, without end. Omits cycles of `$ref` alone, which `resolve` reports.
 */
export function findCycles(spec: ResolvedSpec): BackEdge[] {
  const returns = new Map<string, BackEdge>();
  const done = new Set<string>();
  for (const { kind, address: start } of spec.visits) {
    if (kind !== "schema" || done.has(start)) continue;
    const next = applied(spec, start);
    if (next.length === 0) continue;
    const way = [{ address: start, next }];
    const on = new Map([[start, 0]]);
    for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
      const target = returns.has(step.address) ? undefined : step.next.pop();
      const since = target === undefined ? undefined : on.get(target);
      if (target === undefined) {
        on.delete(step.address);
        done.add(step.address);
        way.pop();
      } else if (since !== undefined) {
        const address = givesWay(way.slice(since).map((one) => one.address));
        if (address !== undefined) returns.set(address, { address, back: target });
      } else if (!done.has(target)) {
        const beyond = applied(spec, target);
        if (beyond.length === 0) done.add(target);
        else on.set(target, way.push({ address: target, next: beyond }) - 1);
      }
    }
  }
  return [...returns.values()];
}

/**
 * Returns the address at which the cycle `ring` must be broken: the last address in an `allOf`. If there is none:
 * the last in an `anyOf`, then in a `oneOf`, then in another keyword. Undefined for a cycle of `$ref` alone.
 */
function givesWay(ring: readonly string[]): string | undefined {
  const within = (keyword: string) =>
    ring.findLast((address) => new RegExp(`/${keyword}/[0-9]+$`).test(address));
  const other = ring.findLast((address) =>
    /\/(not|if|then|else|dependentSchemas\/[^/]*)$/.test(address),
  );
  return within("allOf") ?? within("anyOf") ?? within("oneOf") ?? other;
}

/** Returns the addresses of the schemas that a schema applies to the same value, in reverse order. */
export function applied(spec: ResolvedSpec, address: string): string[] {
  const schema = spec.at(address);
  if (!isObject(schema)) return [];
  const found: string[] = [];
  for (const keyword of Object.keys(schema)) {
    const held = applicators.get(keyword);
    if (held === undefined) continue;
    const value = schema[keyword];
    if (held === "reference") found.push(String(value));
    else if (held === "alone") found.push(join(address, keyword));
    else if (typeof value === "object" && value !== null) {
      for (const name of Object.keys(value)) found.push(join(address, keyword, name));
    }
  }
  return found.reverse();
}

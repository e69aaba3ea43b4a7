import { isObject } from "../pointer.ts";
import { join } from "./address.ts";
import type { ResolvedSpec } from "./resolve.ts";

const lists = ["allOf", "anyOf", "oneOf"];
const alone = ["not", "if", "then", "else"];

/** Where a schema comes back to itself for the same value: the schema on the way that is to give way, and where it leads. */
export interface Return {
  address: string;
  back: string;
}

/**
 * Finds the schemas that are applied to one value without end: by what is applied to the same value
 * (`allOf`, `oneOf`, `$ref` and their like), they lead back to themselves. Rings of nothing but
 * `$ref` are no schemas at all, and are told of elsewhere.
 */
export function endlessReturns(spec: ResolvedSpec): Return[] {
  const returns = new Map<string, Return>();
  const done = new Set<string>();
  for (const { kind, address: start } of spec.visits) {
    if (kind !== "schema" || done.has(start)) continue;
    const way = [{ address: start, next: applied(spec, start) }];
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
        on.set(target, way.length);
        way.push({ address: target, next: applied(spec, target) });
      }
    }
  }
  return [...returns.values()];
}

/** Of a ring, what includes the rest of it (`allOf`), else the last that is more than a reference. */
function givesWay(ring: readonly string[]): string | undefined {
  const within = (keyword: string) =>
    ring.findLast((address) => new RegExp(`/${keyword}/[0-9]+$`).test(address));
  const other = ring.findLast((address) =>
    /\/(not|if|then|else|dependentSchemas\/[^/]*)$/.test(address),
  );
  return within("allOf") ?? within("anyOf") ?? within("oneOf") ?? other;
}

/** The addresses of the schemas that a schema applies to the value that it is applied to itself, the last first. */
export function applied(spec: ResolvedSpec, address: string): string[] {
  const schema = spec.at(address);
  if (!isObject(schema)) return [];
  const own = typeof schema.$ref === "string" ? [schema.$ref] : [];
  const inner = lists.flatMap((keyword) => {
    const list = schema[keyword];
    return Array.isArray(list) ? list.map((_, index) => join(address, keyword, index)) : [];
  });
  const single = alone.flatMap((keyword) => (keyword in schema ? [join(address, keyword)] : []));
  const dependent = isObject(schema.dependentSchemas) ? Object.keys(schema.dependentSchemas) : [];
  const named = dependent.map((name) => join(address, "dependentSchemas", name));
  return [...own, ...inner, ...single, ...named].reverse();
}

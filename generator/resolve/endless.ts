import { isObject, type Json, type JsonObject, segmentsOf } from "../pointer.ts";
import { join } from "./address.ts";
import { follow, type ResolvedSpec } from "./resolve.ts";

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
function applied(spec: ResolvedSpec, address: string): string[] {
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

/** Ends what has no end: a schema that comes back becomes what it refers to, but for what leads back from there. */
export function unwind(spec: ResolvedSpec, address: string): void {
  const schema = spec.at(address);
  if (!isObject(schema)) return;
  const stated = { ...schema };
  const { address: target, value } = follow(spec, address);
  for (const keyword of Object.keys(schema)) delete schema[keyword];
  if (target !== address && isObject(value)) {
    const { $ref: _, ...beside } = stated;
    const kept = withoutReturn(spec, target, value, address);
    const owner = address.replace(/\/allOf\/[0-9]+$/, "");
    Object.assign(schema, kept, told(value, kept, owner), beside);
  }
}

/** The member by which a discriminator tells schemas apart, with no values but those that mean one of them. */
function told(base: JsonObject, { properties }: JsonObject, owner: string): JsonObject {
  const { propertyName: name, mapping } = isObject(base.discriminator) ? base.discriminator : {};
  if (typeof name !== "string") return {};
  const mapped = Object.entries(isObject(mapping) ? mapping : {});
  const own = mapped.flatMap(([value, address]) => (address === owner ? [value] : []));
  const values = own.length > 0 ? own : [segmentsOf(owner).at(-1) ?? ""];
  const members = isObject(properties) ? properties : {};
  const member = isObject(members[name]) ? members[name] : {};
  return { properties: { ...members, [name]: { ...member, enum: values } } };
}

function withoutReturn(
  spec: ResolvedSpec,
  from: string,
  schema: JsonObject,
  back: string,
): JsonObject {
  const leads = (address: string) => reaches(spec, address, back);
  const steps = applied(spec, from);
  const entries = Object.entries(schema).flatMap(([keyword, value]): [string, Json][] => {
    if (keyword === "discriminator") return [];
    if (keyword === "allOf" && Array.isArray(value)) {
      const kept = value.filter((_, index) => !leads(join(from, keyword, index)));
      return kept.length === 0 ? [] : [[keyword, structuredClone(kept)]];
    }
    const here = join(from, keyword);
    const below = steps.filter((step) => step === here || step.startsWith(`${here}/`));
    return below.some(leads) ? [] : [[keyword, structuredClone(value)]];
  });
  return Object.fromEntries(entries);
}

function reaches(spec: ResolvedSpec, from: string, to: string): boolean {
  const seen = new Set<string>();
  const queue = [from];
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (address === to) return true;
    if (seen.has(address)) continue;
    seen.add(address);
    queue.push(...applied(spec, address));
  }
  return false;
}

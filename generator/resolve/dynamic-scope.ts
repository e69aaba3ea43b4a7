import { childrenOf } from "../openapi/object-shapes.ts";
import { isObject, type Json, type JsonObject, segmentsOf } from "../openapi/pointer.ts";
import { join, splitAddress } from "./address.ts";
import type { Resources } from "./resources.ts";
import { referencesOf, type Visit } from "./walk.ts";

/** A dynamic scope: maps the name of a dynamic anchor to the address of the outermost anchor with this name. */
type Scope = ReadonlyMap<string, string>;

/** The maximum number of copies. Without a limit, a few nested generic schemas could need thousands. */
const limit = 1000;

/**
 * Replaces each `$dynamicRef` to a dynamic anchor by a plain `$ref` (JSON Schema Core 2020-12, 8.2.3.2).
 * If a dynamic scope changes the targets of a schema's references, the schema is copied for this scope.
 * The copies become components of the entry document. Returns two maps: `copies` maps the address of each
 * copy to the address of the original, and `wrong` maps the address of each error to the error's message.
 */
export function resolveDynamic(
  visits: readonly Visit[],
  resources: Resources,
  file: string,
  entry: Json | undefined,
): { copies: Map<string, string>; wrong: Map<string, string> } {
  const schemas = new Map(
    visits.flatMap(({ kind, address, value }) => (kind === "schema" ? [[address, value]] : [])),
  );
  const names = namesNeeded(schemas, resources);
  const components = componentsOf(entry);
  const made = new Map<string, string>();
  const copies = new Map<string, string>();
  const changes: (() => void)[] = [];
  const first = visits.find(({ value }) => isObject(value) && value.$dynamicRef !== undefined);
  let isOver = false;
  for (const [address, value] of schemas) {
    if (isObject(value)) point(value, home(address));
  }
  // The changes are applied last, because each copy must be made from an unchanged schema.
  for (const change of changes) change();
  const message = `the dynamic references need more than ${limit} copies of schemas`;
  const place = join(first?.address ?? `${file}#`, "$dynamicRef");
  return { copies, wrong: new Map(isOver ? [[place, message]] : []) };

  /** The scope of a schema that is reached without a reference: the dynamic anchors of all enclosing resources. */
  function home(address: string): Scope {
    return resources
      .basesAt(...splitAddress(address))
      .reduce((scope: Scope, base) => entered(scope, base), new Map());
  }

  function entered(scope: Scope, base: string): Scope {
    const anchors = resources.dynamicAnchors(base);
    return anchors.size === 0 ? scope : new Map([...anchors, ...scope]);
  }

  /** Schedules the changes that point a schema's references at their targets in a scope. */
  function point(schema: JsonObject, scope: Scope): void {
    const { $ref, $dynamicRef, discriminator } = schema;
    const initial = $ref ?? $dynamicRef;
    if (typeof initial === "string") {
      const anchor = $ref === undefined ? anchorAt(initial) : undefined;
      const target = targetIn((anchor && scope.get(anchor)) ?? initial, scope);
      changes.push(() => {
        delete schema.$dynamicRef;
        schema.$ref = target;
      });
    }
    const mapping = memberOf(discriminator, "mapping");
    if (!isObject(mapping)) return;
    for (const [value, stated] of Object.entries(mapping)) {
      const target = targetIn(String(stated), scope);
      changes.push(() => {
        mapping[value] = target;
      });
    }
  }

  function anchorAt(address: string): string {
    return String(memberOf(schemas.get(address), "$dynamicAnchor"));
  }

  /** Returns the address of the schema to use in a scope: the original or a copy. */
  function targetIn(address: string, around: Scope): string {
    const bases = resources.basesAt(...splitAddress(address));
    const scope = entered(around, bases.at(-1) ?? "");
    const needed = [...(names.get(address) ?? [])].sort();
    const own = home(address);
    const differing = needed.filter((name) => scope.get(name) !== own.get(name));
    if (differing.length === 0) return address;
    const key = JSON.stringify([address, needed.map((name) => scope.get(name) ?? "")]);
    const known = made.get(key);
    if (known !== undefined) return known;
    if (copies.size >= limit) {
      isOver = true;
      return address;
    }
    const outermost = scope.get(differing[0] ?? "") ?? "";
    const name = freeName(
      `${nameOf(address)}-in-${nameOf(outermost.replace(/\/(\$defs|definitions)\/.*$/, ""))}`,
    );
    const copy = `${file}#/components/schemas/${name}`;
    made.set(key, copy);
    copies.set(copy, address);
    const schema = structuredClone(schemas.get(address) ?? true);
    components[name] = schema;
    pointAll(schema, address, scope);
    return copy;
  }

  function freeName(name: string): string {
    let free = name;
    for (let number = 2; Object.hasOwn(components, free); number++) free = `${name}-${number}`;
    return free;
  }

  function pointAll(schema: Json, address: string, around: Scope): void {
    if (!isObject(schema)) return;
    // A copy needs no definitions: its references lead to the original definitions or to their copies.
    delete schema.$defs;
    delete schema.definitions;
    const scope = entered(around, resources.basesAt(...splitAddress(address)).at(-1) ?? "");
    point(schema, scope);
    for (const { kind, path, value } of childrenOf("schema", schema)) {
      if (kind === "schema") pointAll(value, join(address, ...path), scope);
    }
  }
}

/** Maps each schema's address to the names of the dynamic anchors that its validation can use. */
function namesNeeded(
  schemas: ReadonlyMap<string, Json>,
  resources: Resources,
): Map<string, Set<string>> {
  const before = new Map<string, string[]>();
  const asking: [address: string, name: string][] = [];
  const lead = (from: string, to: string) => before.set(to, [...(before.get(to) ?? []), from]);
  for (const [address, schema] of schemas) {
    if (!isObject(schema)) continue;
    for (const target of referencesOf("schema", schema)) lead(address, target);
    for (const { kind, path } of childrenOf("schema", schema)) {
      const defines = path[0] === "$defs" || path[0] === "definitions";
      if (kind === "schema" && !defines) lead(address, join(address, ...path));
    }
    if (schema.$dynamicRef === undefined) continue;
    const name = String(memberOf(schemas.get(String(schema.$dynamicRef)), "$dynamicAnchor"));
    for (const target of resources.withDynamicAnchor(name)) lead(address, target);
    asking.push([address, name]);
  }
  const needed = new Map<string, Set<string>>();
  while (asking.length > 0) {
    const [address, name] = asking.pop() ?? ["", ""];
    const known = needed.get(address) ?? new Set();
    if (known.has(name)) continue;
    needed.set(address, known.add(name));
    for (const from of before.get(address) ?? []) asking.push([from, name]);
  }
  return needed;
}

function memberOf(value: unknown, name: string): JsonObject | string | undefined {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) || typeof member === "string" ? member : undefined;
}

/** Returns `components.schemas` of a document; creates missing members. */
function componentsOf(document: Json | undefined): JsonObject {
  let holder = isObject(document) ? document : {};
  for (const name of ["components", "schemas"]) {
    const member = holder[name];
    const inner = isObject(member) ? member : {};
    holder[name] = inner;
    holder = inner;
  }
  return holder;
}

/** Returns a valid component name for the schema at an address. */
function nameOf(address: string): string {
  const [file, pointer] = splitAddress(address);
  const stem = file.replace(/^.*\//, "").replace(/\.[a-z]+$/i, "");
  return (segmentsOf(pointer).at(-1) ?? stem).replace(/[^A-Za-z0-9._-]+/g, "-") || "schema";
}

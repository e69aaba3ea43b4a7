import { isObject, type Json, type JsonObject } from "../pointer.ts";
import { join, type ResolvedSpec } from "../resolve.ts";
import { objects } from "./objects.ts";

/** One object of the spec, with its kind (`schema`, `operation`, …) and its address. */
export interface Visit {
  kind: string;
  address: string;
  value: Json;
}

/**
 * Visits every OpenAPI and JSON Schema object once, following references:
 * what a reference leads to has the kind that is wanted where the reference stands.
 */
export function* walk(spec: ResolvedSpec, kind = "openapi", start = spec.entry): Generator<Visit> {
  const seen = new Set<string>();
  const queue: { kind: string; address: string }[] = [{ kind, address: start }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (seen.has(next.address)) continue;
    seen.add(next.address);
    const value = spec.at(next.address);
    if (value === undefined) continue;
    yield { ...next, value };
    if (!isObject(value)) continue;
    if (typeof value.$ref === "string") queue.push({ kind: next.kind, address: value.$ref });
    if (next.kind === "media") queue.push(...variantSchemas(value));
    for (const child of children(next.kind, value, next.address)) queue.push(child);
  }
}

/** The objects directly inside one object, with kinds and addresses. */
export function* children(
  kind: string,
  value: JsonObject,
  address: string,
): Generator<{ kind: string; address: string }> {
  const members = objects[kind] ?? {};
  for (const [name, member] of Object.entries(value)) {
    const shape = Object.hasOwn(members, name) ? (members[name] ?? "") : "";
    if (shape === "") continue;
    const inner = shape.replace(/[[\]{}]/g, "");
    if (shape.startsWith("[") && Array.isArray(member)) {
      for (const index of member.keys()) {
        yield { kind: inner, address: join(address, name, index) };
      }
    } else if (shape.startsWith("{") && isObject(member)) {
      for (const key of Object.keys(member)) {
        if (key.startsWith("x-") && kind !== "schema") continue;
        yield { kind: inner, address: join(address, name, key) };
      }
    } else if (shape === inner) {
      yield { kind: inner, address: join(address, name) };
    }
  }
}

function* variantSchemas(media: JsonObject): Generator<{ kind: string; address: string }> {
  const variants = media["x-variants"];
  if (!isObject(variants)) return;
  for (const target of Object.values(variants)) {
    if (isObject(target) && typeof target.$ref === "string") {
      yield { kind: "schema", address: target.$ref };
    }
  }
}

import { childrenOf } from "../openapi/object-shapes.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { join } from "./address.ts";
import type { ResolvedSpec } from "./resolve.ts";

/** One object of the spec, with its kind (`schema`, `operation`, …) and its address. */
export interface Visit {
  kind: string;
  address: string;
  value: Json;
}

/**
 * Visits each object at or below the given addresses once, and follows references. A reference's
 * target has the same kind as the object that contains the reference.
 */
export function* walk(
  spec: ResolvedSpec,
  kind: string,
  ...starts: readonly string[]
): Generator<Visit> {
  const seen = new Set<string>();
  const queue = starts.map((address) => ({ kind, address }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (seen.has(next.address)) continue;
    seen.add(next.address);
    const value = spec.at(next.address);
    if (value === undefined) continue;
    yield { ...next, value };
    if (!isObject(value)) continue;
    for (const address of referencesOf(next.kind, value)) queue.push({ kind: next.kind, address });
    for (const child of childrenOf(next.kind, value)) {
      queue.push({ kind: child.kind, address: join(next.address, ...child.path) });
    }
  }
}

/** Visits an object and its descendants; does not follow references. */
export function* visitsBelow(kind: string, address: string, value: Json): Generator<Visit> {
  yield { kind, address, value };
  if (!isObject(value)) return;
  for (const child of childrenOf(kind, value)) {
    yield* visitsBelow(child.kind, join(address, ...child.path), child.value);
  }
}

/** Returns the targets of `$ref`, `$dynamicRef` and a discriminator's mapping; all targets have the given kind. */
export function referencesOf(kind: string, value: JsonObject): string[] {
  const own = [value.$ref, value.$dynamicRef].filter((one) => typeof one === "string");
  if (kind !== "schema" || !isObject(value.discriminator)) return own;
  const { mapping } = value.discriminator;
  return isObject(mapping) ? [...own, ...Object.values(mapping).map(String)] : own;
}

/** Returns the schemas in `x-variants` of a media type object. */
export function variantsOf(media: JsonObject): JsonObject[] {
  const variants = media["x-variants"];
  if (!isObject(variants)) return [];
  return Object.values(variants).filter(isObject);
}

import { compare } from "../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { isScalarAt, type Plain } from "./inline-scalars.ts";
import { nameFromAddress } from "./names.ts";

/** A named scalar with a list of values: a component, or the target of a reference. */
export interface Enumeration {
  name: string;
  description?: string;
  /** Each value with its title; the title is empty if the spec states no title. */
  values: [value: string | number | boolean, title: string][];
}

/**
 * The named enumerations, sorted by name. An enumeration that is also a model, for example the root of a body, has
 * the model's name. Otherwise, a number is added to a name that is already taken.
 */
export function planEnums(
  spec: ResolvedSpec,
  plain: Plain,
  models: ReadonlyMap<string, string>,
): Enumeration[] {
  const used = new Set(models.values());
  const byAddress = new Map<string, Enumeration>();
  for (const address of [...namedScalars(spec)].sort(compare)) {
    const found = enumerationOf(plain(spec.at(address)));
    if (found === undefined || byAddress.has(address)) continue;
    const wanted = nameFromAddress(address);
    const model = models.get(address);
    let name = model ?? wanted;
    for (let number = 2; model === undefined && used.has(name); number++) {
      name = `${wanted}${number}`;
    }
    used.add(name);
    byAddress.set(address, { name, ...found });
  }
  return [...byAddress.values()].sort((a, b) => compare(a.name, b.name));
}

function namedScalars(spec: ResolvedSpec): Set<string> {
  const { components } = spec.document;
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {};
  const stated = Object.keys(schemas).map((name) =>
    join(spec.entry, "components", "schemas", name),
  );
  for (const { kind, value } of spec.visits) {
    if (kind === "schema" && isObject(value) && typeof value.$ref === "string") {
      stated.push(value.$ref);
    }
  }
  const targets = stated.map((address) => follow(spec, address).address);
  return new Set(targets.filter((address) => isScalarAt(spec, address)));
}

function enumerationOf(schema: JsonObject): Omit<Enumeration, "name"> | undefined {
  const { enum: values, description, "x-titles": titles } = schema;
  if (!Array.isArray(values) || values.length === 0 || !values.every(isPlain)) return undefined;
  if (new Set(values.map(String)).size < values.length) return undefined;
  const titleOf = (index: number) =>
    String((Array.isArray(titles) ? titles[index] : undefined) ?? "");
  return {
    ...(typeof description === "string" ? { description } : {}),
    values: values.map((value, index) => [value, titleOf(index)]),
  };
}

function isPlain(value: Json): value is string | number | boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

import { operationsOf } from "../check/operations.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { isObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { referencesOf, variantsOf } from "../resolve/walk.ts";
import { unnamedRoots } from "./anonymous-schemas.ts";
import { isScalarAt } from "./inline-scalars.ts";
import { methodName, nameFromAddress, operationKey, pascalCase } from "./names.ts";

/** The names of models by the addresses of their schemas, and the names of operations by `operationKey`. */
export interface Names {
  models: ReadonlyMap<string, string>;
  operations: ReadonlyMap<string, string>;
}

/**
 * Names every operation of `paths`; every component schema and reference target, except scalars; and the root
 * schemas of bodies, responses and complex parameters (see `unnamedRoots`). A number is added to a name that is
 * already taken.
 */
export function planNames(spec: ResolvedSpec): { names: Names; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const models = new Map<string, string>();
  const taken = new Map<string, string>();
  const collide = (name: string, address: string, place: string) => {
    const { file, line } = spec.locate(taken.get(name) ?? address);
    const message = `this schema and the schema at ${file}:${line} would both be named ${name}`;
    problems.push({ code: "spec/name-collision", message, location: spec.locate(place) });
  };
  for (const address of namedSchemas(spec)) {
    if (models.has(address)) continue;
    const name = nameFromAddress(address);
    if (taken.has(name)) collide(name, address, address);
    models.set(address, free(name, address, taken));
  }
  const operations = new Map<string, string>();
  const methods = new Map<string, string>();
  for (const { method, path, address, value } of operationsOf(spec)) {
    const own = typeof value.operationId === "string" && value.operationId !== "";
    const name = methodName(own ? String(value.operationId) : `${method} ${path}`);
    const before = methods.get(pascalCase(name));
    if (
      before !== undefined &&
      (spec.at(join(before, "operationId")) !== value.operationId || !own)
    ) {
      const { file, line } = spec.locate(before);
      const message = `this operation and the operation at ${file}:${line} would both be named ${name}`;
      const location = spec.locate(own ? join(address, "operationId") : address);
      problems.push({ code: "spec/name-collision", message, location });
    }
    // The types of an operation have its name in PascalCase, so the names must differ in PascalCase, too.
    operations.set(operationKey({ method, path }), free(name, address, methods, pascalCase));
  }
  for (const { address, name } of unnamedRoots(spec, operations)) {
    if (!models.has(address)) models.set(address, free(name, address, taken));
  }
  return { names: { models, operations }, problems };
}

/** Reserves a name and returns it. A number is added to the name if `taken` already contains `keyOf(name)`. */
function free(
  name: string,
  address: string,
  taken: Map<string, string>,
  keyOf = (chosen: string) => chosen,
): string {
  let chosen = name;
  for (let number = 2; taken.has(keyOf(chosen)); number++) chosen = `${name}${number}`;
  taken.set(keyOf(chosen), address);
  return chosen;
}

/** The addresses of the schemas with a name in the spec: components and targets of references, except scalars. */
function* namedSchemas(spec: ResolvedSpec): Generator<string> {
  const named = (address: string): string[] => {
    const target = follow(spec, address).address;
    return isScalarAt(spec, target) ? [] : [target];
  };
  const components = `${spec.entry}/components/schemas/`;
  for (const { kind, address, value } of spec.visits) {
    if (!isObject(value)) continue;
    if (kind === "media") {
      for (const variant of variantsOf(value)) {
        if (typeof variant.$ref === "string") yield* named(variant.$ref);
      }
    }
    if (kind !== "schema") continue;
    if (address.startsWith(components) && !address.slice(components.length).includes("/")) {
      yield* named(address);
    }
    for (const target of referencesOf(kind, value)) yield* named(target);
  }
}

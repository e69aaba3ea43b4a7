import { keywords } from "../keywords/keywords.ts";
import { objects } from "../objects.ts";
import { isObject } from "../pointer.ts";
import type { Problem } from "../problem.ts";
import { join, type ResolvedSpec } from "../resolve/resolve.ts";
import type { Visit } from "../resolve/walk.ts";
import { nearest } from "../runtime/validators/nearest.js";

/** Reports every member that neither OpenAPI, JSON Schema nor our own keywords know. */
export function checkVocabulary(spec: ResolvedSpec): Problem[] {
  const problems: Problem[] = [];
  const variants = variantNames(spec.visits);
  for (const { kind, address, value } of spec.visits) {
    if (kind === "schema" && typeof value === "boolean") continue;
    if (!isObject(value)) {
      problems.push({
        code: "spec/not-an-object",
        kind: "mistake",
        message: `a ${kind} is an object`,
        location: spec.locate(address),
      });
      continue;
    }
    const reference = typeof value.$ref === "string" && kind !== "schema";
    const known = reference ? ["$ref", "summary", "description"] : Object.keys(objects[kind] ?? {});
    for (const [name, member] of Object.entries(value)) {
      const location = spec.locate(join(address, name));
      const keyword = keywords.get(name);
      if (keyword !== undefined) {
        const wrong = keyword.on.includes(kind)
          ? keyword.check(member, { holder: value, variants })
          : `${name} does not belong on a ${kind}`;
        if (wrong !== undefined) {
          problems.push({ code: `spec/${name}`, kind: "mistake", message: wrong, location });
        }
      } else if (!known.includes(name)) {
        const custom = name.startsWith("x-");
        const guess = nearest(name, custom ? [...keywords.keys()] : known);
        if (custom && guess === undefined) continue;
        problems.push({
          code: "spec/unknown-keyword",
          kind: "mistake",
          message: `${JSON.stringify(name)} is not a keyword of a ${kind}`,
          ...(guess === undefined ? {} : { fix: `Did you mean ${guess}?` }),
          location,
        });
      }
    }
  }
  return problems;
}

/** The names of all variants that the bodies of a spec have. */
export function variantNames(visits: readonly Visit[]): Set<string> {
  const names = new Set<string>();
  for (const { kind, value } of visits) {
    const variants = kind === "media" && isObject(value) ? value["x-variants"] : undefined;
    if (!isObject(variants)) continue;
    for (const name of Object.keys(variants)) if (name !== "by") names.add(name);
  }
  return names;
}

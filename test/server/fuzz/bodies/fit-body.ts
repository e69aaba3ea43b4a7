import type { ValidateFunction } from "ajv";
import type { BodyPlan, Mutation } from "./body-plan.ts";
import type { Place } from "./places.ts";
import { isRecord, mergeOver, placeOf, placesOf, valueAt, withValueAt } from "./places.ts";

const MOST_ROUNDS = 8;

/** Merges `plan.grown` into the valid body `known`; if `plan.fitted` is true, replaces invalid values by known ones. */
export function growBody(known: unknown, plan: BodyPlan, validate: ValidateFunction): unknown {
  const grown = mergeOver(known, plan.grown);
  return plan.fitted ? fitBody(grown, known, validate) : grown;
}

/**
 * Replaces each invalid or missing value by the value at the same place in `known`, or removes the value if `known`
 * has none there. Repeats this until the body is valid, at most eight times.
 */
function fitBody(grown: unknown, known: unknown, validate: ValidateFunction): unknown {
  let body = grown;
  for (let round = 0; round < MOST_ROUNDS && !validate(body); round++) {
    for (const { keyword, instancePath, params } of validate.errors ?? []) {
      if (keyword === "if") continue;
      const at = placeOf(instancePath);
      const name: unknown = params.missingProperty ?? params.additionalProperty;
      const place: Place = typeof name === "string" ? [...at, name] : at;
      if (place.length > 0) body = withValueAt(body, place, valueAt(known, place));
    }
  }
  return body;
}

/** Applies mutations to a body; the result may be invalid. */
export function mutate(body: unknown, mutations: readonly Mutation[]): unknown {
  return mutations.reduce(mutateOnce, body);
}

function mutateOnce(body: unknown, { at, change }: Mutation): unknown {
  const places = placesOf(body);
  const place = places[at % places.length] ?? [];
  const held = valueAt(body, place);
  switch (change.kind) {
    case "drop":
      return place.length === 0 ? {} : withValueAt(body, place, undefined);
    case "set":
      return withValueAt(body, place, change.value);
    case "add":
      return isRecord(held) ? withValueAt(body, [...place, change.name], change.value) : body;
    case "repeat":
      return Array.isArray(held)
        ? withValueAt(
            body,
            place,
            Array.from({ length: change.times }, () => held[0] ?? null),
          )
        : body;
  }
}

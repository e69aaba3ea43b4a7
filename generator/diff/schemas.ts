import { escapeSegment, isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { withoutWords } from "../openapi/schema.ts";
import { flaggedMembers } from "../plan/read-write-only.ts";
import { behind, textOf } from "./behind.ts";
import type { Change, Context } from "./change.ts";
import { hasInnerMembers, isClosed } from "./closing.ts";
import { hasPattern, innerPairs, listIn, mapIn } from "./inner-pairs.ts";
import { limitDifferences } from "./limits.ts";
import { mergeAllOf } from "./merge-all-of.ts";
import type { Models } from "./schema-text.ts";

/** The models of two specs. `seen` contains the compared pairs, so that a recursive schema is compared only once. */
export interface Versions {
  old: Models;
  now: Models;
  seen: Set<string>;
}

/**
 * The differences between two schemas. Clients break if a request schema rejects more values, or if a response
 * schema accepts more values. A new member of a response breaks no client.
 */
export function diffSchemas(
  old: Json | undefined,
  now: Json | undefined,
  place: string,
  context: Context,
  versions: Versions,
): Change[] {
  const before = behind(old, versions.old);
  const after = behind(now, versions.now);
  if (before.reference !== "" || after.reference !== "") {
    const key = [before, after].map(textOf).join(" ");
    if (versions.seen.has(key)) return [];
    versions.seen.add(key);
  }
  if (isNothing(before.schema) !== isNothing(after.schema)) {
    const narrows = isNothing(after.schema);
    const message = `${narrows ? "no value is" : "values are"} allowed now`;
    return [change(context, place, narrows === (context.side === "request"), message)];
  }
  const [was, is] = alike(before.schema, after.schema, versions);
  const limits = limitDifferences(was, is, versions);
  return [
    ...limits.map(({ breaks, message }) =>
      change(context, place, breaks.includes(context.side), message),
    ),
    ...diffMembers(was, is, place, context, versions),
    ...diffInner(was, is, place, context, versions),
  ];
}

/** Whether a schema accepts no value. `behind` writes the schema `false` as `{not: {}}`. */
function isNothing({ not }: JsonObject): boolean {
  return isObject(not) && Object.keys(not).length === 0;
}

/** Returns both schemas; if the numbers of their `allOf` branches differ, merges the branches where possible. */
function alike(old: JsonObject, now: JsonObject, versions: Versions): [JsonObject, JsonObject] {
  if (branchesOf(old, "allOf").length === branchesOf(now, "allOf").length) return [old, now];
  return [mergeAllOf(old, versions.old), mergeAllOf(now, versions.now)];
}

function diffMembers(
  old: JsonObject,
  now: JsonObject,
  place: string,
  context: Context,
  versions: Versions,
): Change[] {
  const [before, after] = [mapIn(old.properties), mapIn(now.properties)];
  const request = context.side === "request";
  const [mustBefore, mustNow] = [
    demandedIn(old, versions.old, context.side),
    demandedIn(now, versions.now, context.side),
  ];
  const named = new Set([...Object.keys(before), ...Object.keys(after)]);
  const flag = request ? "readOnly" : "writeOnly";
  const [hiddenBefore, hiddenNow] = [
    flaggedMembers(old, flag, versions.old),
    flaggedMembers(now, flag, versions.now),
  ];
  // `required` can name members that another schema declares. These names do not change the TypeScript types.
  const required = [...listIn(old.required), ...listIn(now.required)].map(String);
  return [...new Set([...named, ...required])].flatMap((name): Change[] => {
    const here = `${place}/${escapeSegment(name)}`;
    const wasThere = !named.has(name) || declares(old, name, context);
    const isThere = !named.has(name) || declares(now, name, context);
    if (wasThere && !isThere) {
      const breaking = isClosed(now) || !request;
      const message = `${name} was removed`;
      const others = request ? limitOfOthers(now, name) : undefined;
      return [
        change(context, here, breaking, message, reading(context, name)),
        ...(others === undefined ? [] : diffSchemas(before[name], others, here, context, versions)),
      ];
    }
    const demanded = mustNow.has(name) && !mustBefore.has(name);
    const released = !mustNow.has(name) && mustBefore.has(name);
    if (!wasThere) {
      const message = demanded ? `${name} is new and required` : `${name} is new`;
      const effect = demanded && !request ? compileErrorOf(context, name) : undefined;
      const others = limitOfOthers(old, name);
      return [
        change(context, here, demanded && request, message, effect),
        ...(others === undefined ? [] : diffSchemas(others, after[name], here, context, versions)),
      ];
    }
    const changes = diffSchemas(before[name], after[name], here, context, versions);
    const hidden = hiddenNow.includes(name);
    if (named.has(name) && hidden !== hiddenBefore.includes(name)) {
      const message = `${name} is ${hidden ? `${flag} now` : `no longer ${flag}`}`;
      const effect = hidden ? reading(context, name) : undefined;
      changes.unshift(change(context, here, hidden && !request, message, effect));
    }
    if (demanded) {
      const effect = request || !named.has(name) ? undefined : compileErrorOf(context, name);
      changes.unshift(change(context, here, request, `${name} is required now`, effect));
    }
    if (released) {
      const effect = request && named.has(name) ? reading(context, name) : undefined;
      changes.unshift(change(context, here, !request, `${name} is optional now`, effect));
    }
    return changes;
  });
}

/** The schema of undeclared members, if it applies to `name` and is neither a boolean nor `{}`. */
function limitOfOthers(schema: JsonObject, name: string): JsonObject | undefined {
  if (hasPattern(schema, name)) return undefined;
  const { additionalProperties, unevaluatedProperties } = schema;
  const others =
    additionalProperties ?? (hasInnerMembers(schema) ? undefined : unevaluatedProperties);
  return isObject(others) && plainText(others) !== "{}" ? others : undefined;
}

/** The required members, except `readOnly` members of a request and `writeOnly` members of a response. */
function demandedIn(schema: JsonObject, models: Models, side: Context["side"]): Set<string> {
  const required = listIn(schema.required).map(String);
  if (required.length === 0) return new Set();
  const flag = side === "request" ? "readOnly" : "writeOnly";
  const optional = flaggedMembers(schema, flag, models);
  return new Set(required.filter((name) => !optional.includes(name)));
}

/** Whether a schema declares a member. A variant that accepts undeclared members counts as declaring every member. */
function declares(schema: JsonObject, name: string, { isVariant = false }: Context): boolean {
  const named = isObject(schema.properties) && Object.hasOwn(schema.properties, name);
  return named || (isVariant && !isClosed(schema));
}

function diffInner(
  old: JsonObject,
  now: JsonObject,
  place: string,
  context: Context,
  versions: Versions,
): Change[] {
  const inner = innerPairs(old, now).flatMap(([step, before, after]) =>
    diffSchemas(before, after, place + step, context, versions),
  );
  const areClosed = [old, now].every((one) => one.unevaluatedProperties === false);
  const others = ["anyOf", "oneOf", "allOf"].flatMap((keyword) => {
    const before = branchesOf(old, keyword);
    const after = branchesOf(now, keyword);
    const changes = pairsOf(before, after).flatMap(([was, is]) =>
      diffSchemas(was, is, place, context, versions),
    );
    if (before.length === after.length) return changes;
    const fewer = after.length < before.length;
    // Fewer branches of `anyOf` or `oneOf` count as narrower, but a keyword without branches rejects no value.
    const limits = before.length === 0 || (fewer && after.length > 0);
    const narrows = keyword === "allOf" ? !fewer : limits;
    const noun = after.length === 1 ? "branch" : "branches";
    const message = `${keyword} has ${after.length} ${noun} (had ${before.length})`;
    const kept = new Set(after.map(plainText));
    const lost = before.filter((branch) => !kept.has(plainText(branch)));
    const allOf = lost.map((branch) => behind(branch, versions.old).schema);
    // A schema with `unevaluatedProperties: false` rejects members that only a lost branch declared.
    const rejects = keyword === "allOf" && fewer && areClosed && hasInnerMembers({ allOf });
    const breaking = rejects || narrows === (context.side === "request");
    return [...changes, change(context, place, breaking, message)];
  });
  return [...inner, ...others];
}

function plainText(branch: Json): string {
  return JSON.stringify(withoutWords(branch));
}

/** The pairs of branches to compare. Pairs equal branches first, whatever their positions, then the others in order. */
function pairsOf(before: readonly Json[], after: readonly Json[]): [was: Json, is: Json][] {
  const rest = [...after];
  const unlike: Json[] = [];
  const equal = before.flatMap((was): [Json, Json][] => {
    const index = rest.findIndex((is) => plainText(is) === plainText(was));
    if (index !== -1) return rest.splice(index, 1).map((is) => [was, is]);
    unlike.push(was);
    return [];
  });
  const both = Math.min(unlike.length, rest.length);
  return [...equal, ...unlike.slice(0, both).map((was, at): [Json, Json] => [was, rest[at] ?? {}])];
}

/** The branches of a keyword such as `anyOf`, except branches with `x-rule`, which `diffRules` compares. */
function branchesOf(schema: JsonObject, keyword: string): Json[] {
  return listIn(schema[keyword]).filter(
    (branch) => !(isObject(branch) && branch["x-rule"] !== undefined),
  );
}

function change(
  { side, subject }: Context,
  place: string,
  breaking: boolean,
  message: string,
  typescript?: string,
): Change {
  const effect = typescript === undefined ? {} : { typescript };
  return { breaking, side, subject, place: place === "" ? "/" : place, message, ...effect };
}

function reading({ side, handler }: Context, name: string): string | undefined {
  if (handler === undefined) return undefined;
  if (side !== "request") return `a handler for ${handler} that returns ${name} no longer compiles`;
  return `a handler for ${handler} that reads ${name} may no longer compile`;
}

function compileErrorOf({ handler }: Context, name: string): string | undefined {
  if (handler === undefined) return undefined;
  return `your handler for ${handler} no longer compiles: add ${name} to its response`;
}

import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import type { Model } from "../plan/models.ts";
import type { Change, Context } from "./change.ts";
import { isClosed, limitDifferences } from "./limits.ts";

type Models = ReadonlyMap<string, Model>;

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
  const key = `${before.name} ${after.name}`;
  if (before.name !== "" && after.name !== "") {
    if (versions.seen.has(key)) return [];
    versions.seen.add(key);
  }
  const limits = limitDifferences(before.schema, after.schema).map(({ breaks, message }) =>
    change(context, place, breaks.includes(context.side), message),
  );
  return [
    ...limits,
    ...diffMembers(before.schema, after.schema, place, context, versions),
    ...diffInner(before.schema, after.schema, place, context, versions),
  ];
}

function behind(schema: Json | undefined, models: Models): { name: string; schema: JsonObject } {
  if (!isObject(schema)) return { name: "", schema: schema === false ? { not: {} } : {} };
  const { $ref, ...siblings } = schema;
  if (typeof $ref !== "string") return { name: "", schema };
  return { name: $ref, schema: { ...models.get($ref)?.schema, ...siblings } };
}

function diffMembers(
  old: JsonObject,
  now: JsonObject,
  place: string,
  context: Context,
  versions: Versions,
): Change[] {
  const before = isObject(old.properties) ? old.properties : {};
  const after = isObject(now.properties) ? now.properties : {};
  const must = (schema: JsonObject, name: string) =>
    Array.isArray(schema.required) && schema.required.includes(name);
  const request = context.side === "request";
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name): Change[] => {
    const here = `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const wasThere = declares(old, name, context);
    const isThere = declares(now, name, context);
    if (wasThere && !isThere) {
      return [
        change(
          context,
          here,
          isClosed(now) || !request,
          `${name} was removed`,
          reading(context, name),
        ),
      ];
    }
    const demanded = must(now, name) && !must(old, name);
    const released = !must(now, name) && must(old, name);
    if (!wasThere) {
      const message = demanded ? `${name} is new and required` : `${name} is new`;
      const effect = demanded && !request ? compileErrorOf(context, name) : undefined;
      return [change(context, here, demanded && request, message, effect)];
    }
    const changes = diffSchemas(before[name], after[name], here, context, versions);
    if (demanded) {
      const effect = request ? undefined : compileErrorOf(context, name);
      changes.unshift(change(context, here, request, `${name} is required now`, effect));
    }
    if (released) {
      const effect = request ? reading(context, name) : undefined;
      changes.unshift(change(context, here, !request, `${name} is optional now`, effect));
    }
    return changes;
  });
}

/** Whether a schema declares a member. A variant that is not closed declares every member. */
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
  const others = ["anyOf", "oneOf", "allOf"].flatMap((keyword) => {
    const before = branchesOf(old, keyword);
    const after = branchesOf(now, keyword);
    const both = Math.min(before.length, after.length);
    const changes = before
      .slice(0, both)
      .flatMap((branch, index) => diffSchemas(branch, after[index], place, context, versions));
    if (before.length === after.length) return changes;
    const fewer = after.length < before.length;
    const narrows = keyword === "allOf" ? !fewer : fewer;
    const message = `${keyword} has ${after.length} branches (had ${before.length})`;
    return [...changes, change(context, place, narrows === (context.side === "request"), message)];
  });
  return [...inner, ...others];
}

type InnerPair = readonly [step: string, before: Json | undefined, after: Json | undefined];

/** The schemas of items and of undeclared members; `step` is the pointer to the value that they validate. */
function innerPairs(old: JsonObject, now: JsonObject): InnerPair[] {
  const pair = (keyword: string, step: string): InnerPair => [step, old[keyword], now[keyword]];
  const items = ["items", "unevaluatedItems"].map((keyword) => pair(keyword, "/-"));
  // `limitDifferences` compares closed objects.
  const members = ["additionalProperties", "unevaluatedProperties"]
    .map((keyword) => pair(keyword, "/*"))
    .filter(([, before, after]) => before !== false && after !== false);
  const [before, after] = [listIn(old.prefixItems), listIn(now.prefixItems)];
  const longer = before.length > after.length ? before : after;
  const prefix = longer.map((_, at): InnerPair => [`/${at}`, before[at], after[at]]);
  const isGiven = ([, one, other]: InnerPair) => one !== undefined || other !== undefined;
  return [...items, ...members, ...prefix].filter(isGiven);
}

function listIn(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The branches without rules. `diffRules` compares the rules. */
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

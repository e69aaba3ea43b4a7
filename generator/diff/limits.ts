import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { closing, isClosed } from "./closing.ts";
import { comparable } from "./comparable.ts";
import { discriminators } from "./discriminators.ts";
import { hasPattern, mapIn } from "./inner-pairs.ts";
import { broken, type LimitDifference } from "./limit-difference.ts";
import { isCoarser } from "./multiples.ts";
import { type Models, schemaText, sorted } from "./schema-text.ts";

const upper = ["maxLength", "maxItems", "maxProperties", "x-decimals"];
const lower = ["minLength", "minItems", "minProperties"];
const exact = [
  "pattern",
  "format",
  "const",
  "multipleOf",
  "uniqueItems",
  "x-base64",
  "contains",
  "not",
  "if",
  "then",
  "else",
  "dependentRequired",
  "dependentSchemas",
  "propertyNames",
];

/** The differences between two schemas, except those that `diffMembers` and `diffInner` in schemas.ts find. */
export function limitDifferences(
  oldSchema: JsonObject,
  nowSchema: JsonObject,
  models: { old: Models; now: Models },
): LimitDifference[] {
  const [old, now] = comparable(oldSchema, nowSchema);
  return [
    ...types(old, now),
    ...values(old, now),
    ...range(old, now, ["maximum", "exclusiveMaximum"], 1),
    ...range(old, now, ["minimum", "exclusiveMinimum"], -1),
    ...upper.flatMap((keyword) => bound(keyword, old[keyword], now[keyword], 1)),
    ...lower.flatMap((keyword) => bound(keyword, old[keyword], now[keyword], -1)),
    ...containing(old, now),
    ...exact.flatMap((keyword) => {
      const before = textOf(old, keyword, models.old);
      const narrows = keyword === "multipleOf" ? isCoarser(old[keyword], now[keyword]) : undefined;
      return any(keyword, before, textOf(now, keyword, models.now), now[keyword], narrows);
    }),
    ...patterns(old, now),
    ...absent(old.default, now.default),
    ...notices(old, now),
    ...closing(old, now),
    ...scope(old, now),
    ...neutral(old, now),
    ...discriminators(old, now, models),
  ];
}

function types(old: JsonObject, now: JsonObject): LimitDifference[] {
  const before = typesOf(old);
  const after = typesOf(now);
  if (before === undefined && after === undefined) return [];
  const gone = (before ?? []).filter((type) => !fits(type, after));
  const added = (after ?? []).filter((type) => !fits(type, before));
  if (gone.length === 0 && added.length === 0 && before !== undefined && after !== undefined)
    return [];
  const message = `the type is ${(after ?? ["any"]).join(" or ")} (was ${(before ?? ["any"]).join(" or ")})`;
  if (before === undefined) return [{ breaks: broken(true), message }];
  if (after === undefined) return [{ breaks: broken(false), message }];
  return [
    { breaks: broken(gone.length > 0 && added.length > 0 ? undefined : gone.length > 0), message },
  ];
}

function typesOf({ type }: JsonObject): string[] | undefined {
  if (type === undefined) return undefined;
  return (Array.isArray(type) ? type : [type]).map(String);
}

function fits(type: string, types: readonly string[] | undefined): boolean {
  if (types === undefined) return true;
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function values(old: JsonObject, now: JsonObject): LimitDifference[] {
  const before = listOf(old.enum);
  const after = listOf(now.enum);
  if (before === undefined && after === undefined) return [];
  if (before === undefined)
    return [{ breaks: broken(true), message: "only listed values are allowed now" }];
  if (after === undefined) return [{ breaks: broken(false), message: "enum was removed" }];
  const gone = before.filter((value) => !after.includes(value));
  const added = after.filter((value) => !before.includes(value));
  return [
    ...gone.map((value) => ({ breaks: broken(true), message: `the value ${value} was removed` })),
    ...added.map((value) => ({ breaks: broken(false), message: `the value ${value} is new` })),
  ];
}

function listOf(value: Json | undefined): string[] | undefined {
  return Array.isArray(value) ? value.map(textOfValue) : undefined;
}

/** A value as JSON with sorted members. */
function textOfValue(value: Json): string {
  return JSON.stringify(sorted(value));
}

function bound(
  keyword: string,
  old: Json | undefined,
  now: Json | undefined,
  sign: 1 | -1,
): LimitDifference[] {
  if (old === now) return [];
  const narrows =
    old === undefined || (now !== undefined && sign * (Number(now) - Number(old)) < 0);
  return [
    {
      breaks: broken(narrows),
      message: boundMessage(keyword, old, now),
    },
  ];
}

/** The change of a numeric bound. Of the two `keywords` for this bound, the second excludes the bound itself. */
function range(
  old: JsonObject,
  now: JsonObject,
  keywords: readonly [included: string, excluded: string],
  sign: 1 | -1,
): LimitDifference[] {
  const statedIn = (schema: JsonObject) => keywords.filter((one) => schema[one] !== undefined);
  const [[was = "", ...others], [is = "", ...more]] = [statedIn(old), statedIn(now)];
  const isMoved = was !== "" && is !== "" && was !== is && others.length + more.length === 0;
  if (!isMoved) return keywords.flatMap((one) => bound(one, old[one], now[one], sign));
  const wider = sign * (Number(now[is]) - Number(old[was]));
  const narrows = wider === 0 ? is === keywords[1] : wider < 0;
  return [{ breaks: broken(narrows), message: `${is} is ${now[is]} (was ${was} ${old[was]})` }];
}

function boundMessage(keyword: string, old: Json | undefined, now: Json | undefined): string {
  if (old === undefined) return `${keyword} is new: ${now}`;
  return now === undefined
    ? `${keyword} was removed (${old})`
    : `${keyword} is ${now} (was ${old})`;
}

/** The changes of `maxContains` and `minContains` (default 1), which have an effect only next to `contains`. */
function containing(old: JsonObject, now: JsonObject): LimitDifference[] {
  if (old.contains === undefined || now.contains === undefined) return [];
  return [
    ...bound("maxContains", old.maxContains, now.maxContains, 1),
    ...bound("minContains", old.minContains ?? 1, now.minContains ?? 1, -1),
  ];
}

function textOf(schema: JsonObject, keyword: string, models: Models): string | undefined {
  const value = schema[keyword];
  return value === undefined ? undefined : schemaText({ [keyword]: value }, models);
}

/**
 * The change in the patterns for member names. `diffSchemas` compares the schemas of patterns that both specs have.
 * A new pattern restricts an open object. In a closed object, the pattern allows more members, but restricts the
 * declared members whose names match.
 */
function patterns(old: JsonObject, now: JsonObject): LimitDifference[] {
  const [before, after] = [old, now].map(patternsOf);
  const differences = any("patternProperties", before, after, now.patternProperties);
  const areClosed = isClosed(old) && isClosed(now);
  if (!areClosed || (before !== undefined && after !== undefined)) return differences;
  const patterned = after === undefined ? old : now;
  const declared = [old, now].flatMap(({ properties }) => Object.keys(mapIn(properties)));
  const restricts = declared.some((name) => hasPattern(patterned, name));
  const breaks = broken(restricts ? undefined : after === undefined);
  return differences.map(({ message }) => ({ breaks, message }));
}

function patternsOf({ patternProperties: schemas }: JsonObject): string | undefined {
  return isObject(schemas) ? JSON.stringify(Object.keys(schemas).sort()) : undefined;
}

/** The change of a keyword; `before` and `after` are its values as text. `changed` applies if both values exist. */
// `changed`: true if the new value rejects more, false if it accepts more, undefined if unknown.
function any(
  keyword: string,
  before: string | undefined,
  after: string | undefined,
  now: Json | undefined,
  changed?: boolean,
): LimitDifference[] {
  if (before === after) return [];
  const narrows = before === undefined ? true : after === undefined ? false : changed;
  if (now === undefined) return [{ breaks: broken(narrows), message: `${keyword} was removed` }];
  const how = before === undefined ? "is new" : "changed";
  return [{ breaks: broken(narrows), message: `${keyword} ${how}${shown(now)}` }];
}

/** A value for a message. Empty for an object, a list or a long text. */
function shown(value: Json): string {
  const text = JSON.stringify(value);
  return typeof value === "object" || text.length > 60 ? "" : `: ${text}`;
}

/** The change of a default. Changing or removing a default breaks only requests. */
function absent(old: Json | undefined, now: Json | undefined): LimitDifference[] {
  const [before, after] = [old, now].map((value) =>
    value === undefined ? undefined : textOfValue(value),
  );
  if (before === after) return [];
  const message = `the default is ${after ?? "none"} (was ${before ?? "none"})`;
  return [{ breaks: old === undefined ? [] : ["request"], message }];
}

function notices(old: JsonObject, now: JsonObject): LimitDifference[] {
  if (now.deprecated !== true || old.deprecated === true) return [];
  return [{ breaks: [], message: "deprecated now" }];
}

function scope(old: JsonObject, now: JsonObject): LimitDifference[] {
  const before = listOf(old["x-only"]);
  const after = listOf(now["x-only"]);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (before === undefined)
    return [{ breaks: broken(true), message: `only ${after?.join(", ")} may have the member now` }];
  if (after === undefined)
    return [{ breaks: broken(false), message: "every variant may have the member now" }];
  const gone = before.filter((name) => !after.includes(name));
  const added = after.filter((name) => !before.includes(name));
  return [
    ...gone.map((name) => ({
      breaks: broken(true),
      message: `the variant ${name} may no longer have the member`,
    })),
    ...added.map((name) => ({
      breaks: broken(false),
      message: `the variant ${name} may have the member now`,
    })),
  ];
}

/** The change of `x-neutral`, which concerns only requests, because only requests have variants. */
function neutral(old: JsonObject, now: JsonObject): LimitDifference[] {
  const [before, after] = [old, now].map((schema) => JSON.stringify(schema["x-neutral"]));
  if (before === after || !old["x-only"] || !now["x-only"]) return [];
  const message = boundMessage("x-neutral", before, after);
  return [{ breaks: before === undefined ? [] : ["request"], message }];
}

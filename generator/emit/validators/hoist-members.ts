import { createHash } from "node:crypto";
import { isObject, type Json, type JsonObject } from "../../pointer.ts";
import { mapSchema } from "../../schema.ts";
import type { Prepared } from "./prepare.ts";
import { pathBelow } from "./tables.ts";

/** Keywords whose schemas all decide: none of them is only tried. */
const deciding = new Set([
  "properties",
  "patternProperties",
  "additionalProperties",
  "items",
  "prefixItems",
  "allOf",
]);

/**
 * The same schemas, but what a member may be stands beside them, once, however many members may be
 * that: most members are one of a few kinds. Inside a rule all stays, for the path tells the rule.
 */
export function hoistMembers({ schemas, keys, tables }: Prepared): Prepared {
  const copies = {
    rules: new Map(tables.rules),
    titles: new Map(tables.titles),
    members: new Map(tables.members),
  };
  const outlined: Prepared = { schemas: new Map(), keys, tables: copies };
  for (const [key, schema] of schemas) {
    outlined.schemas.set(key, outline(schema, `${key}#`, outlined));
  }
  return outlined;
}

/** One schema; what is taken out of it is added to the others. */
function outline(schema: JsonObject, path: string, to: Prepared): JsonObject {
  if (to.tables.rules.has(path)) return schema;
  const inner = mapSchema(schema, (one, step) =>
    isObject(one) && deciding.has(step[0]) ? outline(one, pathBelow(path, step), to) : one,
  );
  if (!isObject(inner.properties)) return inner;
  const members = Object.entries(inner.properties);
  if (members.some(([, member]) => member === false)) return inner;
  const references = members.map(([name, member]): [string, Json] => [
    name,
    referenceTo(member, pathBelow(path, ["properties", name]), to),
  ]);
  return { ...inner, properties: Object.fromEntries(references) };
}

/** A reference to a schema, which is named after what it says; what is told of it moves along. */
function referenceTo(member: Json, path: string, { schemas, tables }: Prepared): Json {
  if (!isObject(member)) return member;
  const [first, ...more] = Object.keys(member);
  if (first === undefined || (first === "$ref" && more.length === 0)) return member;
  const places = placesIn(member, path);
  const { rules, titles, members } = tables;
  const told = [takeFrom(rules, places), takeFrom(titles, places), takeFrom(members, places)];
  const words = told.map(({ entries }) => entries);
  const hash = createHash("sha256")
    .update(JSON.stringify([member, words]))
    .digest("hex");
  const key = `m.${hash.slice(0, 12)}`;
  schemas.set(key, member);
  for (const { put } of told) put(`${key}#`);
  return { $ref: key };
}

/** The paths of a schema and of all inside it, that of the schema first. */
function placesIn(schema: Json, path: string): string[] {
  const places = [path];
  if (!isObject(schema)) return places;
  mapSchema(schema, (inner, step) => {
    places.push(...placesIn(inner, pathBelow(path, step)));
    return inner;
  });
  return places;
}

/** Takes the entries of some places out of a table; they can be put back below another path. */
function takeFrom<T>(table: Map<string, T>, [path = "", ...below]: readonly string[]) {
  const entries = [path, ...below].flatMap((place): [string, T][] => {
    const value = table.get(place);
    return value !== undefined && table.delete(place) ? [[place.slice(path.length), value]] : [];
  });
  const put = (to: string) => {
    for (const [place, value] of entries) table.set(to + place, value);
  };
  return { entries, put };
}

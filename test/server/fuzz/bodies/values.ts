import fc from "fast-check";
import type { Schema } from "../contract.ts";
import { strangeText } from "./strange.ts";

type Find = (ref: string) => Schema;

/** A schema after its `$ref` and `allOf` are merged. */
interface Shape extends Omit<Schema, "properties" | "required" | "allOf"> {
  readonly members: ReadonlyMap<string, Schema>;
}

// A generated object contains each member of the schema with a probability of 1/8.
const SELDOM = 8;

/** Generates values for a schema; ignores `required` and conditional rules, so some values are invalid. */
export function valuesOf(schema: Schema, find: Find): fc.Arbitrary<unknown> {
  const shape = shapeOf(schema, find);
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum !== undefined) return fc.constantFrom(...shape.enum);
  switch (shape.type) {
    case "object":
      return partOf(schema, find);
    case "array":
      return fc.array(valuesOf(shape.items ?? {}, find), {
        minLength: shape.minItems ?? 0,
        maxLength: 3,
      });
    case "string":
      return textOf(shape);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return numberOf(shape);
    default:
      return fc.string({ maxLength: 10 });
  }
}

/** Generates objects with a few of the members in a schema. */
export function partOf(
  schema: Schema,
  find: Find,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const members = [...shapeOf(schema, find).members].map(
    ([name, member]) => [name, seldom(valuesOf(member, find))] as const,
  );
  return fc
    .record(Object.fromEntries(members))
    .map((whole) =>
      Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)),
    );
}

function seldom(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: SELDOM - 1, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: value },
  );
}

function shapeOf(schema: Schema, find: Find): Shape {
  const members = new Map<string, Schema>();
  let shape: Omit<Schema, "properties" | "required" | "allOf"> = {};
  const add = ({ $ref, allOf = [], properties = {}, required: _, ...rest }: Schema): void => {
    if ($ref !== undefined) add(find($ref));
    shape = { ...shape, ...rest };
    for (const [name, member] of Object.entries(properties)) {
      if (typeof member === "boolean") {
        if (!member) members.delete(name);
        continue;
      }
      const known = members.get(name);
      members.set(name, known === undefined ? member : { allOf: [known, member] });
    }
    for (const one of allOf) add(one);
  };
  add(schema);
  return { ...shape, members, ...(members.size > 0 && { type: "object" }) };
}

function numberOf(shape: Shape): fc.Arbitrary<number> {
  const min = shape.minimum ?? -(2 ** 53 - 1);
  const max = shape.maximum ?? 2 ** 53 - 1;
  const near = fc.integer({ min: Math.max(min, -1000), max: Math.min(max, 100_000) });
  const edges = fc.constantFrom(min, max, Math.max(min, Math.min(max, 0)));
  const whole = fc.oneof({ weight: 8, arbitrary: near }, { weight: 1, arbitrary: edges });
  if (shape.type === "integer") return whole;
  const places = 10 ** (shape["x-decimals"] ?? 2);
  return fc.oneof(
    whole,
    near.map((units) => units / places),
  );
}

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = 400,
  ...shape
}: Shape): fc.Arbitrary<string> {
  if (format === "date") return day;
  if (format === "date-time") return day.map((text) => `${text}T12:30:00Z`);
  if (format === "email") return fc.nat(9999).map((number) => `someone-${number}@example.com`);
  if (format === "uri" || pattern?.includes("://")) return url;
  if (shape["x-base64"]) return fc.base64String({ minLength: 4, maxLength: 40 });
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 40 });
  const word = fc.constantFrom("Norte", "Ñandú & Cía.", "100 % <algodón>", "“comillas”", "0");
  return fc.oneof(
    { weight: 4, arbitrary: word },
    {
      weight: 2,
      arbitrary: fc.string({ minLength, maxLength: Math.min(maxLength, 30), unit: "grapheme" }),
    },
    { weight: 1, arbitrary: strangeText.map((text) => text.slice(0, maxLength)) },
  );
}

const day = fc
  .tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, date]) =>
    [
      String(year).padStart(4, "0"),
      String(month).padStart(2, "0"),
      String(date).padStart(2, "0"),
    ].join("-"),
  );

const url = fc.constantFrom(
  "https://hooks.example.com/a?b=c",
  "HTTP://EXAMPLE.COM:8080",
  "https://user@example.com/%C3%B1",
  "http://93.184.216.34/",
  "http://127.0.0.1/",
  "http://[::1]/",
  "http://0x7f.1/",
  "https://localhost/",
);

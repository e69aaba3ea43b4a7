import { expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-discriminators");

it("the removal of a value from a discriminator's mapping breaks requests", async () => {
  const schemas = { Kite: { type: "object", properties: { k: {} }, required: ["k"] } };
  const mapped = (value: string): Parts => {
    const mapping = { [value]: "#/components/schemas/Kite" };
    const discriminator = { propertyName: "k", mapping };
    return { body: { properties: { a: { discriminator } } }, schemas };
  };
  expect(brief(await changes(mapped("a"), mapped("b")))).toEqual([
    `BREAKS request /a the discriminator's value "a" was removed`,
    `fine request /a the discriminator's value "b" is new`,
  ]);
});

it("a mapping entry from a schema's own name to that schema changes nothing", async () => {
  const kite = { type: "object", properties: { k: {} }, required: ["k"] };
  const mapped = (mapping?: object): Parts => {
    const oneOf = ["Kite", "bird"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const discriminator = { propertyName: "k", ...(mapping && { mapping }) };
    const both = { properties: { a: { oneOf, discriminator } } };
    return { body: both, answer: both, schemas: { Kite: kite, bird: kite } };
  };
  const bird = "#/components/schemas/bird";
  const half = mapped({ bird });
  for (const full of [mapped(), mapped({ Kite: "#/components/schemas/Kite", bird })]) {
    expect(await changes(half, full)).toEqual([]);
    expect(await changes(full, half)).toEqual([]);
  }
  expect(brief(await changes(half, mapped({ b: bird })))).toContain(
    `BREAKS request /a the discriminator's value "bird" was removed`,
  );
});

it("a mapping that repeats the constants of the schemas changes nothing", async () => {
  const kite = { type: "object", properties: { k: { const: "a" } }, required: ["k"] };
  const mapped = (mapping?: object): Parts => {
    const discriminator = { propertyName: "k", ...(mapping && { mapping }) };
    const oneOf = [{ $ref: "#/components/schemas/Kite" }];
    const both = { properties: { a: { oneOf, discriminator } } };
    return { body: both, answer: both, schemas: { Kite: kite } };
  };
  const stated = mapped({ a: "#/components/schemas/Kite" });
  expect(await changes(mapped(), stated)).toEqual([]);
  expect(await changes(stated, mapped())).toEqual([]);
});

it("a discriminator's value that selects another schema than before breaks requests", async () => {
  const kite = { type: "object", properties: { k: { type: "string" } }, required: ["k"] };
  const mapped = (a: string, b: string): Parts => {
    const [one, other] = [a, b].map((name) => `#/components/schemas/${name}`);
    const discriminator = { propertyName: "k", mapping: { a: one, b: other } };
    const anyOf = ["Kite", "Bird"].map((name) => ({ $ref: `#/components/schemas/${name}` }));
    const schemas = { Kite: kite, Bird: { ...kite, properties: { ...kite.properties, wing: {} } } };
    return { body: { properties: { a: { anyOf, discriminator } } }, schemas };
  };
  expect(brief(await changes(mapped("Kite", "Bird"), mapped("Bird", "Kite")))).toEqual([
    `BREAKS request /a the discriminator's value "a" selects Bird (was Kite)`,
    `BREAKS request /a the discriminator's value "b" selects Kite (was Bird)`,
  ]);
});

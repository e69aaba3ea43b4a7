import { describe, expect, it } from "vitest";
import { found, loadBody } from "./explaining.ts";
import { generateSpec } from "./output.ts";

const courier = { type: "string", "x-only": ["gold"] };
const properties = { courier };
const parcel = { $ref: "#/components/schemas/Parcel" };
const any = { $ref: "#/components/schemas/Any" };
const base = { $ref: "#/components/schemas/Base" };

function specOf(Parcel: object): object {
  const variants = { by: "plan", gold: any, basic: any };
  const content = { "application/json": { schema: parcel, "x-variants": variants } };
  const post = { requestBody: { content }, responses: { 204: { description: "Sent." } } };
  return {
    openapi: "3.1.1",
    info: { title: "Parcels", version: "1" },
    paths: { "/parcels": { post } },
    components: { schemas: { Parcel, Base: { properties }, Any: { type: "object" } } },
  };
}

describe("a member of another variant", () => {
  const sent = { courier: "x" };

  it.each<[string, object, object, string[]]>([
    ["a part of allOf", { allOf: [{}, { properties }] }, sent, ["/courier"]],
    [
      "both a $ref and an inline part of an allOf",
      { allOf: [base, { properties }] },
      sent,
      ["/courier"],
    ],
    ["the target of a $ref with siblings", { ...base, maxProperties: 3 }, sent, ["/courier"]],
    ["the properties next to a $ref", { ...any, properties }, sent, ["/courier"]],
    [
      "additionalProperties",
      { properties: { a: {} }, additionalProperties: { properties } },
      { a: sent, b: sent },
      ["/b/courier"],
    ],
    [
      "patternProperties",
      { patternProperties: { "^b": { properties } } },
      { a: sent, b: sent },
      ["/b/courier"],
    ],
    [
      "prefixItems and items",
      { properties: { list: { prefixItems: [{}, { properties }], items: base } } },
      { list: [sent, sent, sent] },
      ["/list/1/courier", "/list/2/courier"],
    ],
    [
      "any level of a recursive schema",
      { properties: { courier, inner: { type: "array", items: parcel } } },
      { inner: [{ inner: [sent] }, sent] },
      ["/inner/0/inner/0/courier", "/inner/1/courier"],
    ],
  ])("is rejected in %s", async (name, Parcel, body, pointers) => {
    const folder = await generateSpec(`variant-members/${name}`, specOf(Parcel));
    const { gold, basic } = (await loadBody(folder, "parcel")).variants;
    expect([gold?.is(body), basic?.is(body), basic?.is({})]).toEqual([true, false, true]);
    const errors = pointers.map((pointer) => `${pointer} scope.courier forbidden`);
    expect(found(basic?.explain(body) ?? [])).toEqual(errors);
  });
});

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import { type Body, found, loadBody } from "./explaining.ts";
import { generateSpec, importFrom } from "./output.ts";

let folder: string;
let loan: Body;
const inRoom = { reader: "Ada", kind: "room", lines: [{ title: "Atlas" }] };

beforeAll(async () => {
  folder = await generateCase("lending", "explain-variants");
  loan = await loadBody(folder, "loan-create");
});

const explained = (variant: string, body: unknown) => {
  const validator = loan.variants[variant];
  if (validator === undefined) throw new Error(`there is no variant ${variant}`);
  expect(validator.is(body)).toBe(validator.explain(body).length === 0);
  return found(validator.explain(body));
};

describe("the variants basic and gold", () => {
  it("are exactly the variants that the spec names", () => {
    expect(Object.keys(loan.variants).sort()).toEqual(["basic", "gold"]);
  });

  it("apply the shared schema together with the rules of the variant", () => {
    expect(explained("gold", inRoom)).toEqual([]);
    expect(explained("basic", inRoom)).toEqual(["/deposit basic.deposit required"]);
    const body = { kind: "home", lines: new Array(3).fill({ title: "atlas" }) };
    expect(explained("basic", body)).toEqual([
      "/deposit basic.deposit required",
      "/lines basic.two-lines maxItems",
      "/reader shape.required required",
      "/until loan.home-has-an-end L-17",
    ]);
    expect(explained("gold", body)).toEqual([
      "/lines/0/title gold.long-titles pattern",
      "/lines/1/title gold.long-titles pattern",
      "/lines/2/title gold.long-titles pattern",
      "/reader shape.required required",
      "/until loan.home-has-an-end L-17",
    ]);
  });

  it("reject the members of another variant at any depth, with the pointer of each member", () => {
    const body = {
      ...inRoom,
      deposit: 1,
      courier: "foot",
      exhibition: { room: "A" },
      lines: [{ title: "Atlas", binding: "linen" }],
    };
    expect(explained("gold", body)).toEqual([]);
    expect(explained("basic", body)).toEqual([
      "/courier scope.courier forbidden",
      "/exhibition scope.shown-elsewhere forbidden",
      "/lines/0/binding scope.binding forbidden",
    ]);
    expect(loan.is(body), "the shared schema lists every variant's members").toBe(true);
  });

  it("report the title of the variant that accepts the rejected member", () => {
    const body = { ...inRoom, deposit: 1, courier: "foot" };
    const [error] = loan.variants.basic?.explain(body) ?? [];
    expect(error?.message).toBe("courier is only for Gold: leave it out.");
  });

  it("accept the neutral value (`x-neutral`) of another variant's member", () => {
    const express = (value: unknown) => ({ ...inRoom, deposit: 1, express: value });
    expect(explained("basic", express(0))).toEqual([]);
    expect(explained("basic", express(1))).toEqual(["/express scope.express forbidden"]);
    expect(explained("basic", express(2))).toEqual(["/express shape.enum enum"]);
    expect(explained("gold", express(1))).toEqual([]);
  });

  it("are published as separate JSON Schemas without external references", async () => {
    const { default: schema } = await importFrom<{ default: { $id: string } }>(
      folder,
      "schemas/loan-create.basic.json",
    );
    expect(schema.$id).toContain("loan-create.basic");
    expect(JSON.stringify(schema)).not.toMatch(/"\$ref": ?"(?!#)/);
  });

  it("have their own and the shared rules in rules.js, each rule with its kind and with its code, if any", async () => {
    const { rules } = await importFrom<{ rules: Record<string, object> }>(folder, "rules.js");
    expect(Object.keys(rules)).toEqual([
      "basic.deposit",
      "basic.two-lines",
      "gold.long-titles",
      "loan.home-has-an-end",
      "loan.maps-stay",
      "loan.reader-is-new",
      "loan.room-has-no-address",
      "loan.title-is-out",
      "scope.binding",
      "scope.courier",
      "scope.express",
      "scope.shown-elsewhere",
    ]);
    expect(rules["loan.home-has-an-end"]).toMatchObject({ kind: "schema", code: "L-17" });
    expect(rules["loan.title-is-out"]).toMatchObject({ kind: "refusal", code: "L-40" });
    expect(rules["loan.reader-is-new"]).toMatchObject({ kind: "warning" });
    expect(rules["scope.express"]).toMatchObject({ kind: "scope" });
  });
});

/**
 * A spec with one operation for each member of the argument `fast`. Every request body has the schema `Kite`, and the
 * variants fast and slow. The member's value is the schema of the variant fast. The member's name is the name of this
 * schema, and gives the path of the operation.
 */
function kites(Kite: object, fast: Record<string, object>) {
  const paths = Object.keys(fast).map((name) => {
    const content = {
      "application/json": {
        schema: { $ref: "#/components/schemas/Kite" },
        "x-variants": {
          by: "speed",
          fast: { $ref: `#/components/schemas/${name}` },
          slow: { $ref: "#/components/schemas/Slow" },
        },
      },
    };
    const operation = { requestBody: { content }, responses: { 204: { description: "" } } };
    return [`/${name}`, { post: operation }];
  });
  return {
    openapi: "3.1.1",
    info: { title: "Kites", version: "1" },
    paths: Object.fromEntries(paths),
    components: { schemas: { Kite, Slow: { type: "object" }, ...fast } },
  };
}

describe("two bodies with the same schema", () => {
  it("are each validated by their own variant schema, even if both variants have the same name", async () => {
    const spec = kites(
      { type: "object" },
      { Fast: { required: ["a"] }, Update: { required: ["b"] } },
    );
    const output = await generateSpec("explain-variants-twice", spec);
    for (const [name, valid] of Object.entries({ kite: { a: 1 }, "kite-2": { b: 1 } })) {
      const { fast } = (await loadBody(output, name)).variants;
      expect([fast?.is(valid), fast?.is({})], name).toEqual([true, false]);
      expect([fast?.explain(valid).length, fast?.explain({}).length], name).toEqual([0, 1]);
    }
  });
});

describe("a member of another variant", () => {
  const courier = { type: "string", "x-only": ["slow"] };
  const rejected = ["/courier scope.courier forbidden"];

  it("is rejected by the published schema, too, even if the object allows undeclared members", async () => {
    const spec = kites({ type: "object", properties: { courier } }, { Fast: { type: "object" } });
    const output = await generateSpec("explain-variants-open", spec);
    const { fast } = (await loadBody(output, "kite")).variants;
    expect(found(fast?.explain({ courier: "x" }) ?? [])).toEqual(rejected);
    const schema = JSON.parse(readFileSync(`${output}/schemas/kite.fast.json`, "utf8"));
    const published = new Ajv2020().compile(schema);
    expect([published({ courier: "x" }), published({})]).toEqual([false, true]);
  });

  it.each<[string, { properties?: object; [keyword: string]: unknown }]>([
    ["reference", { allOf: [{ $ref: "#/components/schemas/Base" }] }],
    ["siblings", { $ref: "#/components/schemas/Base", properties: { courier } }],
    [
      "two-parts",
      { allOf: [{ type: "object", properties: { courier } }, { properties: { courier } }] },
    ],
  ])("is rejected wherever a combined schema declares it: %s %j", async (name, kite) => {
    const spec = kites(kite, { Fast: { type: "object" } });
    const base = { type: "object", properties: kite.properties === undefined ? { courier } : {} };
    Object.assign(spec.components.schemas, { Base: base });
    const output = await generateSpec(`explain-variants-parts/${name}`, spec);
    const { fast, slow } = (await loadBody(output, "kite")).variants;
    expect(fast?.is({ courier: "x" })).toBe(false);
    expect(found(fast?.explain({ courier: "x" }) ?? [])).toEqual(rejected);
    expect([fast?.is({}), slow?.is({ courier: "x" })]).toEqual([true, true]);
  });
});

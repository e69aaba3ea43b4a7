import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { shapeRules } from "../../generator/emit/pages/shape-rules.ts";
import { understand } from "../../generator/generate.ts";
import { folderFor, writeFiles } from "../generator/output.ts";
import { loadVectors } from "../vectors/load.ts";

/** The shape rules that the page lists for a spec with one body, as ids without `shape.`. */
async function shapesOf(schema: object): Promise<string[]> {
  const folder = folderFor("rules-page");
  const content = { "application/json": { schema } };
  const operation = { requestBody: { content }, responses: { 204: { description: "d" } } };
  const info = { title: "t", version: "1" };
  const spec = { openapi: "3.1.1", info, paths: { "/": { post: operation } } };
  writeFiles(folder, [["openapi.json", JSON.stringify(spec)]]);
  const { planned } = await understand(path.join(folder, "openapi.json"));
  return shapeRules(planned).map(({ id }) => id.replace("shape.", ""));
}

describe("the shape rules on the page of rules", () => {
  it.each([
    [{ anyOf: [{ minLength: 1 }, true] }, ["anyOf", "forbidden", "minLength"]],
    [{ not: { const: 1 } }, ["const", "forbidden", "not"]],
    [{ contains: { const: 1 } }, ["const", "contains", "forbidden"]],
    [{ dependentRequired: { a: ["b"] } }, ["dependentRequired", "forbidden"]],
    [{ propertyNames: { maxLength: 9 } }, ["forbidden", "maxLength", "propertyNames"]],
    [{ unevaluatedProperties: false }, ["forbidden", "unknown"]],
    [{ unevaluatedItems: false }, ["forbidden", "unevaluatedItems"]],
    [{ prefixItems: [true], items: false }, ["forbidden", "items"]],
    [{ items: { minimum: 1 }, additionalProperties: true }, ["forbidden", "minimum"]],
    [
      {
        oneOf: ["a", "b"].map((value) => ({
          type: "object",
          required: ["kind"],
          properties: { kind: { const: value } },
        })),
      },
      ["const", "discriminator", "forbidden", "oneOf", "required", "type"],
    ],
  ])("follow from the keywords of %j", async (schema, expected) => {
    expect(await shapesOf(schema)).toEqual(expected);
  });

  it("include no keyword that occurs only as a member's name, in a named rule, in `default` or in `enum`", async () => {
    const named = { "x-rule": "kite.rule", "x-message": "m", minLength: 1 };
    const schema = {
      properties: { pattern: { default: { required: 1 } }, maxLength: { enum: [{ format: 1 }] } },
      allOf: [named],
    };
    expect(await shapesOf(schema)).toEqual(["enum", "forbidden"]);
  });
});

it('the page of rules calls a body "Accepted" if the service accepts it, and "Accepted by the schema" if only the schema does', () => {
  const page = readFileSync("generated/pages/rules.html", "utf8");
  const example = /<h4>(Accepted[^<]*)<\/h4>\n<p><a href="playground#([^"]*)"/g;
  const vectors = new Map(
    loadVectors().flatMap(({ body, variant, vectors }) => {
      const schema = variant === undefined ? body : `${body}.${variant}`;
      return vectors.map((vector) => [`${schema}/${vector.name}`, vector]);
    }),
  );
  const shown = [...page.matchAll(example)].map(([, title, link = ""]) => {
    const plain = link.replace(/&#([0-9]+);/g, (_, code) => String.fromCharCode(code));
    return { title, name: decodeURIComponent(plain) };
  });
  expect(shown.length).toBeGreaterThan(100);
  for (const { title, name } of shown) {
    const vector = vectors.get(name);
    const expected = (vector?.status ?? 200) < 400 ? "Accepted" : "Accepted by the schema";
    expect([title, vector && (vector.errors ?? [])], name).toEqual([expected, []]);
  }
});

import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runtimeText } from "../../generator/emit/runtime-parts.ts";
import { generateSpec } from "./output.ts";

const declared = (text: string) =>
  [...text.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name]) => name);

let folder: string;
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

beforeAll(async () => {
  const post = (schema: object) => ({
    post: {
      requestBody: { content: { "application/json": { schema } } },
      responses: { 204: { description: "" } },
    },
  });
  const named = (name: string) => post({ $ref: `#/components/schemas/${name}` });
  folder = await generateSpec("runtime-parts", {
    openapi: "3.1.1",
    info: { title: "Parts", version: "1" },
    paths: { "/a": named("Plain"), "/b": named("Short"), "/c": named("Moment") },
    components: {
      schemas: {
        Plain: { type: "string" },
        Short: { type: "string", maxLength: 3 },
        Moment: { type: "string", format: "date-time" },
      },
    },
  });
});

describe("the runtime code in a validator", () => {
  it("is absent if the validator calls no runtime function", () => {
    expect(declared(read("validators/plain.js"))).toEqual(["validate_Plain"]);
  });

  it("contains the functions that the validator calls directly or indirectly", () => {
    expect(declared(read("validators/short.js"))).toEqual(["codePoints", "validate_Short"]);
    const moment = declared(read("validators/moment.js"));
    expect(moment).toContain("dateTime");
    expect(moment).toContain("isTime");
    expect(moment).toContain("date");
    expect(moment).not.toContain("codePoints");
    expect(moment).not.toContain("getDateTime");
  });

  it("checks dates with our own function, not with the function of ajv-formats", () => {
    expect(runtimeText(["date"])).toContain("function digits");
    expect(runtimeText(["date"])).not.toContain("matches");
  });

  it("contains no comments except `@type` comments, and no characters outside Latin-1", () => {
    const text = runtimeText(["explainWith", "validateMembers", "findDuplicate", "equal"]);
    expect(text.replaceAll(/\/\*\* @type .*? \*\//g, "")).not.toMatch(/\/\*\*|^\s*\/\//m);
    expect(text).not.toMatch(/[^\0-\xff]/);
  });
});

it("runtimeText throws an error for a name that no part has", () => {
  expect(() => runtimeText(["absent"])).toThrow(/no part named absent/);
});

it("NOTICE names ajv-formats if a validator checks a format", () => {
  expect(read("NOTICE")).toContain("ajv-formats");
});

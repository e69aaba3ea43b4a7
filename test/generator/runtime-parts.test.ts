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

describe("of the runtime, a validator holds", () => {
  it("nothing that it does not call", () => {
    expect(declared(read("validators/plain.js"))).toEqual(["validate_Plain"]);
  });

  it("what it calls, and what that calls", () => {
    expect(declared(read("validators/short.js"))).toEqual(["codePoints", "validate_Short"]);
    const moment = declared(read("validators/moment.js"));
    expect(moment).toContain("getDateTime");
    expect(moment).toContain("getTime");
    expect(moment).toContain("date");
    expect(moment).not.toContain("codePoints");
    expect(moment).not.toContain("compareDateTime");
  });

  it("our judge of dates where ajv-formats has one too", () => {
    expect(runtimeText(["date"])).toContain("function digits");
    expect(runtimeText(["date"])).not.toContain("matches");
  });

  it("no comments but types, and no letter for which text takes two bytes each", () => {
    const text = runtimeText(["explainWith", "validateMembers", "findDuplicate", "equal"]);
    expect(text.replaceAll(/\/\*\* @type .*? \*\//g, "")).not.toMatch(/\/\*\*|^\s*\/\//m);
    expect(text).not.toMatch(/[^\0-\xff]/);
  });
});

it("a name that the runtime does not have is told", () => {
  expect(() => runtimeText(["nothing"])).toThrow(/nothing of the name nothing/);
});

it("the notice names ajv-formats where a format of it is judged", () => {
  expect(read("NOTICE")).toContain("ajv-formats");
});

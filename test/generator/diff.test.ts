import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Change } from "../../generator/diff/change.ts";
import { diffPlans } from "../../generator/diff/diff.ts";
import { understand } from "../../generator/generate.ts";
import { entryOf } from "./case-output.ts";
import { runTalonario } from "./command.ts";
import { folderFor, writeFiles } from "./output.ts";

interface Parts {
  body?: object;
  answer?: object;
  parameters?: object[];
  operation?: object;
  paths?: object;
}

function documentOf({
  body = {},
  answer = {},
  parameters = [],
  operation = {},
  paths = {},
}: Parts) {
  const json = (schema: object) => ({ "application/json": { schema } });
  return {
    openapi: "3.1.1",
    info: { title: "Kites", version: "1" },
    paths: {
      "/kites": {
        post: {
          operationId: "flyKite",
          parameters,
          requestBody: { required: true, content: json({ type: "object", ...body }) },
          responses: { "201": { description: "d", content: json({ type: "object", ...answer }) } },
          ...operation,
        },
      },
      ...paths,
    },
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "K" } } },
  };
}

let count = 0;

async function changes(old: Parts, now: Parts): Promise<Change[]> {
  const folder = folderFor(`diff/${count++}`);
  writeFiles(folder, [
    ["old.json", JSON.stringify(documentOf(old))],
    ["new.json", JSON.stringify(documentOf(now))],
  ]);
  const before = await understand(path.join(folder, "old.json"));
  const after = await understand(path.join(folder, "new.json"));
  return diffPlans(before.planned, after.planned);
}

const brief = (list: readonly Change[]) =>
  list.map(({ breaking, side, place, message }) =>
    [breaking ? "BREAKS" : "fine", side, place, message]
      .filter((part) => part !== undefined)
      .join(" "),
  );

const a = { properties: { a: { type: "string" } } };
const closed = { additionalProperties: false };

describe("a difference breaks whoever sends or whoever reads", () => {
  it.each<[string, Parts, Parts, string[]]>([
    ["nothing", {}, {}, []],
    [
      "a required member more in a request",
      { body: {} },
      { body: { ...a, required: ["a"] } },
      ["BREAKS request /a a is new and required"],
    ],
    [
      "a required member more in an answer",
      { answer: {} },
      { answer: { ...a, required: ["a"] } },
      ["fine response /a a is new and required"],
    ],
    [
      "an optional member more in both",
      { body: closed, answer: closed },
      { body: { ...a, ...closed }, answer: { ...a, ...closed } },
      ["fine request /a a is new", "fine response /a a is new"],
    ],
    [
      "a member less in a closed request",
      { body: { ...a, ...closed } },
      { body: closed },
      ["BREAKS request /a a is gone"],
    ],
    ["a member less in an answer", { answer: a }, {}, ["BREAKS response /a a is gone"]],
    [
      "a member that may be left out of an answer",
      { answer: { ...a, required: ["a"] } },
      { answer: a },
      ["BREAKS response /a a is no longer required"],
    ],
    [
      "a member that may be left out of a request",
      { body: { ...a, required: ["a"] } },
      { body: a },
      ["fine request /a a is no longer required"],
    ],
    [
      "a shorter text",
      {
        body: { properties: { a: { maxLength: 9 } } },
        answer: { properties: { a: { maxLength: 9 } } },
      },
      {
        body: { properties: { a: { maxLength: 5 } } },
        answer: { properties: { a: { maxLength: 5 } } },
      },
      ["BREAKS request /a maxLength is 5, and was 9", "fine response /a maxLength is 5, and was 9"],
    ],
    [
      "a value more in a list",
      { body: { properties: { a: { enum: [1] } } }, answer: { properties: { a: { enum: [1] } } } },
      {
        body: { properties: { a: { enum: [1, 2] } } },
        answer: { properties: { a: { enum: [1, 2] } } },
      },
      ["BREAKS response /a the value 2 is new", "fine request /a the value 2 is new"],
    ],
    [
      "a wider type in a request",
      { body: { properties: { a: { type: "integer" } } } },
      { body: { properties: { a: { type: "number" } } } },
      ["fine request /a the type is number, and was integer"],
    ],
    [
      "another pattern",
      { body: { properties: { a: { pattern: "a" } } } },
      { body: { properties: { a: { pattern: "b" } } } },
      ["BREAKS request /a pattern is another"],
    ],
    [
      "a parameter that must be sent",
      {},
      { parameters: [{ name: "q", in: "query", required: true, schema: {} }] },
      ["BREAKS request query q the parameter is new and required"],
    ],
    [
      "a parameter that is not known any more",
      { parameters: [{ name: "q", in: "query", schema: {} }] },
      {},
      ["BREAKS request query q the parameter is gone"],
    ],
    [
      "a key that is demanded",
      {},
      { operation: { security: [{ key: [] }] } },
      ["BREAKS request other credentials are demanded"],
    ],
    [
      "an operation more",
      {},
      { paths: { "/x": { get: { operationId: "x", responses: { "204": { description: "" } } } } } },
      ["fine operation the operation is new"],
    ],
    [
      "an operation less",
      { paths: { "/x": { get: { operationId: "x", responses: { "204": { description: "" } } } } } },
      {},
      ["BREAKS operation the operation is gone"],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected);
  });
});

describe("a difference says what it does to code", () => {
  it("that answers, where an answer must have more", async () => {
    const [change] = await changes({ answer: {} }, { answer: { ...a, required: ["a"] } });
    expect(change?.typescript).toBe(
      "your handler for flyKite no longer compiles: its answer lacks a",
    );
  });

  it("that implements the operations, where there is one more", async () => {
    const paths = {
      "/x": { get: { operationId: "x", responses: { "204": { description: "" } } } },
    };
    const [change] = await changes({}, { paths });
    expect(change?.typescript).toBe("your Operations no longer compile: they lack x");
  });
});

describe("the command diff", { timeout: 60_000 }, () => {
  function changed(edit: (text: string) => string, file: string): [old: string, now: string] {
    const old = path.dirname(entryOf("lending"));
    const now = folderFor("diff-command");
    cpSync(old, now, { recursive: true });
    const target = path.join(now, file);
    writeFileSync(target, edit(readFileSync(target, "utf8")));
    return [path.join(old, "openapi.yaml"), path.join(now, "openapi.yaml")];
  }

  it("ends with 0 and says so where nothing changed", async () => {
    const entry = entryOf("lending");
    const { status, stdout } = await runTalonario(["diff", entry, entry]);
    expect([status, stdout]).toEqual([0, "Nothing changed.\n"]);
  });

  it("ends with 1 where a variant is gone, in Markdown and in JSON", async () => {
    const files = changed((text) => text.replace(/^ *gold:.*\n/m, ""), "openapi.yaml");
    const [shown, json] = await Promise.all([
      runTalonario(["diff", ...files]),
      runTalonario(["diff", ...files, "--json"]),
    ]);
    expect(shown.status).toBe(1);
    expect(shown.stdout).toMatch(/^## Breaking\n/);
    expect(shown.stdout).toContain("the variant gold is gone");
    const told = JSON.parse(json.stdout);
    expect([json.status, told.breaking]).toEqual([1, true]);
  });

  it("ends with 2 where it is used wrongly", async () => {
    expect((await runTalonario(["diff", "one.yaml"])).status).toBe(2);
  });
});

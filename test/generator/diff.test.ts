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
  webhooks?: object;
}

function documentOf({
  body = {},
  answer = {},
  parameters = [],
  operation = {},
  paths = {},
  webhooks = {},
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
    webhooks,
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
const done = { description: "Done." };
const text = (schema: object) => ({ properties: { a: schema } });
const query = (schema: object) => ({ name: "q", in: "query", schema });

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
      ['BREAKS request /a pattern is another: "b"'],
    ],
    [
      "a form of text",
      { body: text({}) },
      { body: text({ format: "date" }) },
      ['BREAKS request /a format is new: "date"'],
    ],
    [
      "a form of text less",
      { answer: text({ format: "date" }) },
      { answer: text({}) },
      ["BREAKS response /a format is gone"],
    ],
    [
      "a list of values",
      { body: text({}) },
      { body: text({ enum: ["x"] }) },
      ["BREAKS request /a only listed values are allowed now"],
    ],
    [
      "any value",
      { body: text({ enum: ["x"] }) },
      { body: text({}) },
      ["fine request /a any value is allowed now"],
    ],
    [
      "a value less in a list",
      { body: text({ enum: ["x", "y"] }) },
      { body: text({ enum: ["x"] }) },
      ['BREAKS request /a the value "y" is gone'],
    ],
    [
      "a smaller number at most",
      { answer: text({ maximum: 9 }) },
      { answer: text({ maximum: 10 }) },
      ["BREAKS response /a maximum is 10, and was 9"],
    ],
    [
      "a narrower type",
      { body: text({ type: "number" }) },
      { body: text({ type: "integer" }) },
      ["BREAKS request /a the type is integer, and was number"],
    ],
    [
      "another type",
      { answer: text({ type: "integer" }) },
      { answer: text({ type: "string" }) },
      ["BREAKS response /a the type is string, and was integer"],
    ],
    [
      "another value where none is sent",
      { body: text({ default: 1 }), answer: text({ default: 1 }) },
      { body: text({ default: 2 }), answer: text({ default: 2 }) },
      [
        "BREAKS request /a left out, it is 2 now, and was 1",
        "fine response /a left out, it is 2 now, and was 1",
      ],
    ],
    [
      "a member that should no longer be used",
      { body: text({}) },
      { body: text({ deprecated: true }) },
      ["fine request /a it is deprecated"],
    ],
    [
      "members that nobody lists",
      { body: a },
      { body: { ...a, ...closed } },
      ["BREAKS request / other members are refused now"],
    ],
    [
      "a description",
      { body: text({ description: "old" }) },
      { body: text({ description: "new", title: "T" }) },
      [],
    ],
    [
      "more items at least",
      { body: { properties: { a: { type: "array", minItems: 1 } } } },
      { body: { properties: { a: { type: "array", minItems: 2 } } } },
      ["BREAKS request /a minItems is 2, and was 1"],
    ],
    [
      "items of another kind",
      { body: { properties: { a: { items: { maxLength: 2 } } } } },
      { body: { properties: { a: { items: { maxLength: 1 } } } } },
      ["BREAKS request /a/- maxLength is 1, and was 2"],
    ],
    [
      "one alternative more",
      { answer: { anyOf: [{}] } },
      { answer: { anyOf: [{}, {}] } },
      ["BREAKS response / anyOf has 2 alternatives, and had 1"],
    ],
    [
      "one condition more",
      { body: { allOf: [{}] } },
      { body: { allOf: [{}, {}] } },
      ["BREAKS request / allOf has 2 alternatives, and had 1"],
    ],
    [
      "an answer less",
      { operation: { responses: { "200": done, "404": done } } },
      { operation: { responses: { "200": done } } },
      ["fine response 404 is gone"],
    ],
    [
      "a success less",
      { operation: { responses: { "200": done, "202": done } } },
      { operation: { responses: { "200": done } } },
      ["BREAKS response 202 is gone"],
    ],
    [
      "an answer more",
      { operation: { responses: { "200": done } } },
      { operation: { responses: { "200": done, "409": done } } },
      ["fine response 409 is a new answer"],
    ],
    [
      "no key",
      { operation: { security: [{ key: [] }] } },
      { operation: { security: [] } },
      ["fine request more credentials will do"],
    ],
    [
      "an end",
      {},
      {
        operation: {
          deprecated: true,
          "x-deprecation": { since: "2027-01-31", sunset: "2027-07-31" },
        },
      },
      ["fine operation it is deprecated from 2027-01-31 and ends on 2027-07-31"],
    ],
    [
      "another end",
      { operation: { deprecated: true } },
      { operation: { deprecated: true, "x-deprecation": { since: "2027-01-31" } } },
      ["fine operation it is deprecated from 2027-01-31"],
    ],
    [
      "a longer list of what is sent",
      { parameters: [query({ maximum: 9 })] },
      { parameters: [query({ maximum: 5 })] },
      ["BREAKS request query q maximum is 5, and was 9"],
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

describe("a difference outside of a body", () => {
  const header = (schema: object, required = false) => ({ "X-Wind": { required, schema } });
  const answering = (headers: object) => ({
    operation: { responses: { "200": { description: "d", headers } } },
  });
  const taking = (...mediaTypes: string[]) => ({
    operation: {
      requestBody: { content: Object.fromEntries(mediaTypes.map((name) => [name, {}])) },
    },
  });
  const sending = (schema: object) => ({
    webhooks: {
      landed: {
        post: {
          requestBody: {
            content: { "application/json": { schema: { type: "object", ...schema } } },
          },
          responses: { "204": { description: "d" } },
        },
      },
    },
  });
  const flying = (name: string) => ({
    paths: {
      [`/kites/{${name}}`]: {
        get: {
          operationId: "getKite",
          parameters: [{ name, in: "path", required: true, schema: { type: "string" } }],
          responses: { "204": { description: "d" } },
        },
      },
    },
  });

  it.each<[string, Parts, Parts, string[]]>([
    [
      "a parameter of a path by another name",
      flying("id"),
      flying("kite"),
      ["fine request path kite it is called kite, and was id"],
    ],
    [
      "a parameter in another style",
      { parameters: [query({ type: "array", items: {} })] },
      { parameters: [{ ...query({ type: "array", items: {} }), style: "pipeDelimited" }] },
      ["BREAKS request query q it is written in another style"],
    ],
    [
      "a header that is gone",
      answering(header({})),
      answering({}),
      ["fine response 200 X-Wind the header is gone"],
    ],
    [
      "a header that was certain",
      answering(header({}, true)),
      answering(header({})),
      ["BREAKS response 200 X-Wind the header may be left out"],
    ],
    [
      "a header that is certain",
      answering({}),
      answering(header({}, true)),
      ["fine response 200 carries the header X-Wind"],
    ],
    [
      "another kind of header",
      answering(header({ type: "integer" })),
      answering(header({ type: "string" })),
      ["BREAKS response 200 X-Wind the type is string, and was integer"],
    ],
    [
      "a media type less",
      taking("application/json", "text/csv"),
      taking("application/json"),
      ["BREAKS request text/csv is no longer taken"],
    ],
    [
      "a media type more",
      taking("application/json"),
      taking("application/json", "text/csv"),
      ["fine request text/csv is taken, too"],
    ],
    [
      "another method name",
      {},
      { operation: { operationId: "launchKite" } },
      ["fine operation its id is launchKite, and was flyKite"],
    ],
    [
      "a scope more",
      { operation: { security: [{ key: [] }] } },
      { operation: { security: [{ key: ["fly"] }] } },
      ["BREAKS request other credentials are demanded"],
    ],
    ["a webhook more", {}, sending({}), ["fine response the webhook is new"]],
    ["a webhook less", sending({}), {}, ["BREAKS response the webhook is gone"]],
    ["a member less in a webhook", sending(a), sending({}), ["BREAKS response /a a is gone"]],
    [
      "a member that a webhook may leave out",
      sending({ ...a, required: ["a"] }),
      sending(a),
      ["BREAKS response /a a is no longer required"],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected);
  });
});

describe("a rule breaks whoever sends what it refuses", () => {
  const rule = { "x-rule": "kite.string", "x-message": "Send a string.", required: ["string"] };
  const kite = { properties: { string: { type: "string", enum: ["a", "b"] } } };
  const refused = { ...kite, allOf: [rule] };
  const told = (kind: string) => ({
    ...kite,
    "x-rules": [{ id: "kite.string", kind, message: "Send a string." }],
  });

  it.each<[string, object, object, string[]]>([
    ["new", kite, refused, ["BREAKS request the rule is new: Send a string."]],
    ["gone", refused, kite, ["fine request the rule is gone: Send a string."]],
    [
      "another",
      refused,
      { ...kite, allOf: [{ ...rule, required: ["a"] }] },
      ["BREAKS request it judges otherwise: Send a string."],
    ],
    [
      "said otherwise",
      refused,
      { ...kite, allOf: [{ ...rule, "x-message": "!", description: "…" }] },
      [],
    ],
    [
      "numbered",
      refused,
      { ...kite, allOf: [{ ...rule, "x-code": "7" }] },
      ["BREAKS response its code is 7, and was not there"],
    ],
    [
      "new as a warning",
      kite,
      told("warning"),
      ["fine request the warning is new: Send a string."],
    ],
    [
      "a refusal that was a warning",
      told("warning"),
      told("refusal"),
      ["BREAKS request it is a refusal, and was a warning"],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes({ body: old }, { body: now }))).toEqual(expected);
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

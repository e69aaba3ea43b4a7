import { expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-contents");

it("if a member of a multipart form becomes a file, or stops being a file, the change is breaking", async () => {
  const form = (member: object): Parts => {
    const schema = { type: "object", properties: { photo: { type: "string", ...member } } };
    return { operation: { requestBody: { content: { "multipart/form-data": { schema } } } } };
  };
  const [text, image] = [
    form({ contentMediaType: "text/plain" }),
    form({ contentMediaType: "image/png" }),
  ];
  expect(await changes(text, image)).toEqual([
    {
      breaking: true,
      side: "request",
      subject: "POST /kites",
      place: "/photo",
      message: "the member is a file now",
      typescript: "a handler for flyKite that reads photo no longer compiles",
    },
  ]);
  expect(brief(await changes(form({ format: "binary" }), text))).toEqual([
    "BREAKS request /photo the member is no longer a file",
    "fine request /photo format was removed",
  ]);
  const list = (items: object) => form({ type: "array", items: { type: "string", ...items } });
  expect(brief(await changes(list({}), list({ contentMediaType: "image/png" })))).toEqual([
    "BREAKS request /photo the member is a file now",
  ]);
});

it("changing the schema of a JSON Lines response from a string (the whole text) to an object (one item) is breaking", async () => {
  const sent = (schema: object): Parts => {
    const content = { "application/jsonl": { schema } };
    return { operation: { responses: { "200": { description: "d", content } } } };
  };
  const [change] = await changes(sent({ type: "string" }), sent({ type: "object" }));
  expect(change).toMatchObject({
    breaking: true,
    side: "response",
    message: "the form of the stream application/jsonl changed",
    typescript: "your handler for flyKite no longer compiles: return a body of the new form",
  });
});

it("a change in the form of a stream breaks no client if the old spec did not describe the body", async () => {
  const sent = (media: object): Parts => ({
    operation: {
      responses: { "200": { description: "d", content: { "text/event-stream": media } } },
    },
  });
  const [none, events] = [sent({}), sent({ schema: { type: "object" } })];
  const message = "the form of the stream text/event-stream changed";
  expect(brief(await changes(none, events))).toEqual([
    `fine response ${message}`,
    "fine response / the type is object (was any)",
  ]);
  for (const [old, now] of [
    [events, none],
    [sent({ schema: { type: "string" } }), events],
  ] as const) {
    expect(brief(await changes(old, now))).toContain(`BREAKS response ${message}`);
  }
});

it("a member that becomes writeOnly breaks responses, and a member that becomes readOnly breaks no request", async () => {
  const both = (flags: object): Parts => {
    const schema = { properties: { a: { type: "string", ...flags } } };
    return { body: schema, answer: schema };
  };
  const flagged = both({ readOnly: true });
  const written = await changes(both({}), both({ writeOnly: true }));
  expect(brief(written)).toEqual(["BREAKS response /a a is writeOnly now"]);
  expect(written).toMatchObject([
    { typescript: "a handler for flyKite that returns a no longer compiles" },
  ]);
  expect(brief(await changes(both({}), flagged))).toEqual(["fine request /a a is readOnly now"]);
  expect(brief(await changes(flagged, both({})))).toEqual([
    "fine request /a a is no longer readOnly",
  ]);
});

it("if another media type of a response moves to the first place, the new default media type is reported", async () => {
  const sent = (...names: string[]): Parts => {
    const content = Object.fromEntries(names.map((name) => [name, {}]));
    return { operation: { responses: { "200": { description: "d", content } } } };
  };
  const [old, now] = [sent("application/json", "text/csv"), sent("text/csv", "application/json")];
  expect(brief(await changes(old, now))).toEqual([
    "fine response status 200 is sent as text/csv by default (was application/json)",
  ]);
  expect(brief(await changes(old, sent("text/csv", "Application/JSON")))).toEqual([
    "fine response the spec lists Application/JSON instead of application/json now",
    "fine response status 200 is sent as text/csv by default (was application/json)",
  ]);
});

it("if a closed object starts to reject members that only its branches declare, the change is breaking", async () => {
  const closed = (keyword: string): Parts => ({
    body: { allOf: [{ properties: { a: {} } }], [keyword]: false },
  });
  const [loose, strict] = [closed("unevaluatedProperties"), closed("additionalProperties")];
  expect(brief(await changes(loose, strict))).toEqual([
    "BREAKS request / members that only branches declare are rejected now",
  ]);
  expect(brief(await changes(strict, loose))).toEqual([
    "fine request / members that only branches declare are allowed now",
  ]);
});

it("additionalProperties: false and unevaluatedProperties: false differ only if a branch of the old or the new version declares members", async () => {
  const own = { properties: { a: {} } };
  const closed = (keyword: string, schema: object): Parts => ({
    body: { ...schema, [keyword]: false },
  });
  const limited = { ...own, allOf: [{ minProperties: 1 }], if: { required: ["a"] } };
  const [loose, strict] = [
    closed("unevaluatedProperties", limited),
    closed("additionalProperties", limited),
  ];
  expect(brief(await changes(loose, strict))).toEqual([]);
  const message = "BREAKS request / members that only branches declare are rejected now";
  for (const branches of [
    { anyOf: [own] },
    { dependentSchemas: { b: own } },
    { else: { allOf: [own] } },
  ]) {
    const old = closed("unevaluatedProperties", branches);
    expect(brief(await changes(old, closed("additionalProperties", {})))).toContain(message);
  }
});

it("next to a reference, additionalProperties: false rejects the members of the target, and unevaluatedProperties: false does not", async () => {
  const schemas = { Kite: { type: "object", properties: { a: {} } } };
  const closed = (keyword: string): Parts => ({
    body: { properties: { kite: { $ref: "#/components/schemas/Kite", [keyword]: false } } },
    schemas,
  });
  const [loose, strict] = [closed("unevaluatedProperties"), closed("additionalProperties")];
  expect(brief(await changes(loose, strict))).toContain("BREAKS request /kite/a a was removed");
  expect(brief(await changes(strict, loose))).toContain("fine request /kite/a a is new");
});

it("in a closed object, removing a branch of allOf is breaking if the branch declares members", async () => {
  const branch = { properties: { a: {} }, propertyNames: { maxLength: 2 } };
  const closed = (one?: object): Parts => ({
    body: { ...(one && { allOf: [one] }), unevaluatedProperties: false },
  });
  const limit = closed({ propertyNames: { maxLength: 2 } });
  const message = "request / allOf has 0 branches (had 1)";
  expect(brief(await changes(closed(branch), closed()))).toEqual([`BREAKS ${message}`]);
  expect(brief(await changes(limit, closed()))).toEqual([`fine ${message}`]);
  const strict = closed({ additionalProperties: false });
  expect(brief(await changes(strict, closed()))).toEqual([`fine ${message}`]);
  const schemas = { Limit: { propertyNames: { maxLength: 2 } } };
  const referred = closed({ $ref: "#/components/schemas/Limit" });
  const found = await changes({ ...referred, schemas }, { ...closed(), schemas });
  expect(brief(found)).toEqual([`fine ${message}`]);
});

it("in a closed object of a response, a new branch of allOf that declares members breaks no client", async () => {
  const closed = (members: object): Parts => ({
    answer: { ...members, unevaluatedProperties: false },
  });
  const branch = { properties: { a: {} }, propertyNames: { maxLength: 2 } };
  expect(brief(await changes(closed({}), closed({ allOf: [branch] })))).toEqual([
    "fine response / allOf has 1 branch (had 0)",
  ]);
});

it("in a closed object, a new patternProperties breaks responses; if it matches a declared member, it breaks requests, too", async () => {
  const closed = (schema: object): Parts => {
    const object = { ...schema, additionalProperties: false };
    return { body: object, answer: object };
  };
  const [none, some] = [closed({}), closed({ patternProperties: { "^x-": {} } })];
  expect(brief(await changes(none, some))).toEqual([
    "BREAKS response / patternProperties is new",
    "fine request / patternProperties is new",
  ]);
  expect(brief(await changes(some, none))).toEqual([
    "BREAKS request / patternProperties was removed",
    "fine response / patternProperties was removed",
  ]);
  const [bare, patterned] = [{}, { patternProperties: { "^x-": {} } }].map((schema) =>
    closed({ ...schema, properties: { "x-a": {} } }),
  );
  expect(brief(await changes(bare ?? {}, patterned ?? {}))).toContain(
    "BREAKS request / patternProperties is new",
  );
});

it("a member that only one version declares is compared with the other version's schema of undeclared members", async () => {
  const others = { additionalProperties: { type: "integer" } };
  const [bare, declared] = [
    { body: others },
    { body: { ...others, properties: { a: { type: "string" }, b: { type: "integer" } } } },
  ];
  expect(brief(await changes(bare, declared))).toEqual([
    "BREAKS request /a the type is string (was integer)",
    "fine request /a a is new",
    "fine request /b b is new",
  ]);
  const described = { body: { additionalProperties: { description: "d" } } };
  const restored = { body: { ...described.body, properties: { a: { type: "string" } } } };
  expect(brief(await changes(described, restored))).toEqual(["fine request /a a is new"]);
  expect(brief(await changes(declared, bare))).toEqual([
    "BREAKS request /a the type is integer (was string)",
    "fine request /a a was removed",
    "fine request /b b was removed",
  ]);
});

it("the schema of undeclared members does not apply to a member that patternProperties matches or that a branch declares", async () => {
  const [text, number] = [{ type: "string" }, { type: "integer" }];
  const member = { properties: { x: text } };
  const added = "fine request /x x is new";
  const after = async (others: object) =>
    brief(await changes({ body: others }, { body: { ...others, ...member } }));
  const patterned = { patternProperties: { "^x": text }, additionalProperties: number };
  expect(await after(patterned)).toEqual([added]);
  const unevaluated = { unevaluatedProperties: number };
  expect(await after({ allOf: [member], ...unevaluated })).toEqual([added]);
  expect(await after(unevaluated)).toEqual([
    "BREAKS request /x the type is string (was integer)",
    added,
  ]);
});

it("media types that differ only in letter case and blanks are the same; the new notation is reported", async () => {
  const both = (name: string): Parts => {
    const content = { [name]: { schema: { type: "object" } } };
    const responses = { "200": { description: "d", content } };
    return { operation: { requestBody: { content }, responses } };
  };
  const [old, now] = ["application/json;charset=utf-8", "Application/JSON; charset=UTF-8"];
  const found = await changes(both(old), both(now));
  expect(brief(found)).toEqual([
    `fine request the spec lists ${now} instead of ${old} now`,
    `fine response the spec lists ${now} instead of ${old} now`,
  ]);
  const typescript = `code for flyKite that names ${old} no longer compiles`;
  expect(found).toMatchObject([{ typescript }, { typescript }]);
});

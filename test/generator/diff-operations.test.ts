import { describe, expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { a, brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-operations");
const done = { description: "Done." };
const query = (schema: object) => ({ name: "q", in: "query", schema });

describe("a difference in an operation, a callback or a webhook:", () => {
  const header = (schema: object, required = false) => ({ "X-Wind": { required, schema } });
  const responding = (headers: object) => ({
    operation: { responses: { "200": { description: "d", headers } } },
  });
  const sent = (...mediaTypes: string[]) => ({
    operation: {
      responses: {
        "200": {
          description: "d",
          content: Object.fromEntries(mediaTypes.map((name) => [name, {}])),
        },
      },
    },
  });
  const taking = (...mediaTypes: string[]) => ({
    operation: {
      requestBody: { content: Object.fromEntries(mediaTypes.map((name) => [name, {}])) },
    },
  });
  const landed = (schema: object, more = {}) => ({
    post: {
      requestBody: {
        content: { "application/json": { schema: { type: "object", ...schema } }, ...more },
      },
      responses: { "204": { description: "d" } },
    },
  });
  const sending = (schema: object, more = {}) => ({ webhooks: { landed: landed(schema, more) } });
  const calling = (schema: object) => ({
    operation: { callbacks: { landed: { "{$request.query.url}": landed(schema) } } },
  });
  const limited = (limits?: object) => ({
    operation: {
      requestBody: {
        content: { "application/json": {} },
        ...(limits === undefined ? {} : { "x-limits": limits }),
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
      "a new and a removed media type of a response",
      sent("text/csv"),
      sent("text/html"),
      [
        "BREAKS response status 200 is no longer sent as text/csv",
        "fine response status 200 may be sent as text/html now",
      ],
    ],
    [
      "a removed response",
      { operation: { responses: { "200": done, "404": done } } },
      { operation: { responses: { "200": done } } },
      ["fine response status 404 was removed"],
    ],
    [
      "a removed success response",
      { operation: { responses: { "200": done, "202": done } } },
      { operation: { responses: { "200": done } } },
      ["BREAKS response status 202 was removed"],
    ],
    [
      "a new response",
      { operation: { responses: { "200": done } } },
      { operation: { responses: { "200": done, "409": done } } },
      ["fine response status 409 is new"],
    ],
    [
      "a deprecation with a sunset",
      {},
      {
        operation: {
          deprecated: true,
          "x-deprecation": { since: "2027-01-31", sunset: "2027-07-31" },
        },
      },
      ["fine operation the operation is deprecated from 2027-01-31 and ends on 2027-07-31"],
    ],
    [
      "a new date of a deprecation",
      { operation: { deprecated: true } },
      { operation: { deprecated: true, "x-deprecation": { since: "2027-01-31" } } },
      ["fine operation the operation is deprecated from 2027-01-31"],
    ],
    [
      "a smaller maximum of a parameter",
      { parameters: [query({ maximum: 9 })] },
      { parameters: [query({ maximum: 5 })] },
      ["BREAKS request query q maximum is 5 (was 9)"],
    ],
    [
      "a new required parameter",
      {},
      { parameters: [{ name: "q", in: "query", required: true, schema: {} }] },
      ["BREAKS request query q the parameter is new and required"],
    ],
    [
      "a removed parameter",
      { parameters: [{ name: "q", in: "query", schema: {} }] },
      {},
      ["BREAKS request query q the parameter was removed"],
    ],
    [
      "a new operation",
      {},
      { paths: { "/x": { get: { operationId: "x", responses: { "204": { description: "" } } } } } },
      ["fine operation the operation is new"],
    ],
    [
      "a removed operation",
      { paths: { "/x": { get: { operationId: "x", responses: { "204": { description: "" } } } } } },
      {},
      ["BREAKS operation the operation was removed"],
    ],
    [
      "a renamed path parameter",
      flying("id"),
      flying("kite"),
      ["fine request path kite the parameter is named kite (was id)"],
    ],
    [
      "a parameter in another style",
      { parameters: [query({ type: "array", items: {} })] },
      { parameters: [{ ...query({ type: "array", items: {} }), style: "pipeDelimited" }] },
      ["BREAKS request query q the style of the parameter changed"],
    ],
    [
      "a removed header",
      responding(header({})),
      responding({}),
      ["fine response 200 X-Wind the header was removed"],
    ],
    [
      "a header that becomes optional",
      responding(header({}, true)),
      responding(header({})),
      ["BREAKS response 200 X-Wind the header is optional now"],
    ],
    [
      "a new required header",
      responding({}),
      responding(header({}, true)),
      ["fine response status 200 always has the header X-Wind now"],
    ],
    [
      "a header of another type",
      responding(header({ type: "integer" })),
      responding(header({ type: "string" })),
      ["BREAKS response 200 X-Wind the type is string (was integer)"],
    ],
    [
      "a removed media type of a request",
      taking("application/json", "text/csv"),
      taking("application/json"),
      ["BREAKS request text/csv is no longer accepted"],
    ],
    [
      "a new media type of a request",
      taking("application/json"),
      taking("application/json", "text/csv"),
      ["fine request text/csv is accepted now"],
    ],
    [
      "a smaller limit of bytes and a larger limit of values",
      limited({ bytes: 9, values: 5 }),
      limited({ bytes: 8, values: 6 }),
      [
        "BREAKS request the body may have at most 8 bytes (was 9)",
        "fine request the body may have at most 6 JSON values (was 5)",
      ],
    ],
    [
      "a new limit of a body",
      limited(),
      limited({ depth: 16 }),
      ["BREAKS request the body may have at most 16 levels of nesting (was any number)"],
    ],
    [
      "a removed limit of a body",
      limited({ bytes: 9, depth: 16 }),
      limited({ depth: 16 }),
      ["fine request the body may have any number of bytes (was 9)"],
    ],
    ["unchanged limits of a body", limited({ bytes: 9 }), limited({ bytes: 9 }), []],
    [
      "another operationId",
      {},
      { operation: { operationId: "launchKite" } },
      ["fine operation the operationId is launchKite (was flyKite)"],
    ],
    ["a new callback", {}, calling({}), ["fine response the callback is new"]],
    ["a removed callback", calling({}), {}, ["BREAKS response the callback was removed"]],
    ["a removed callback member", calling(a), calling({}), ["BREAKS response /a a was removed"]],
    ["a new webhook", {}, sending({}), ["fine response the webhook is new"]],
    [
      "a new media type of a webhook",
      sending({}),
      sending({}, { "text/plain": {} }),
      ["fine response the webhook may be sent as text/plain now"],
    ],
    ["a removed webhook", sending({}), {}, ["BREAKS response the webhook was removed"]],
    ["a removed webhook member", sending(a), sending({}), ["BREAKS response /a a was removed"]],
    [
      "a member that becomes optional in a webhook",
      sending({ ...a, required: ["a"] }),
      sending(a),
      ["BREAKS response /a a is optional now"],
    ],
  ])("%s", async (_, old, now, expected) => {
    expect(brief(await changes(old, now))).toEqual(expected);
  });
});

describe("a difference describes the effect on TypeScript code", () => {
  it("of a handler whose response needs a new member", async () => {
    const [change] = await changes({ answer: {} }, { answer: { ...a, required: ["a"] } });
    expect(change?.typescript).toBe(
      "your handler for flyKite no longer compiles: add a to its response",
    );
  });

  it("of an implementation that lacks a new operation", async () => {
    const paths = {
      "/x": { get: { operationId: "x", responses: { "204": { description: "" } } } },
    };
    const [change] = await changes({}, { paths });
    expect(change?.typescript).toBe("your Operations no longer compile: add the method x");
  });
});

import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { allow, generateSpec, writeFiles } from "./output.ts";

const json = (schema: object) => ({
  description: "d",
  content: { "application/json": { schema } },
});
const isbn = json({ type: "object", required: ["isbn"], properties: { isbn: { type: "string" } } });
const none = { description: "d" };
const failures: Readonly<Record<string, object>> = {
  none: {},
  empty: { 404: none },
  described: { default: json({ type: "object", properties: { reason: { type: "string" } } }) },
  anything: { 400: json({}) },
};

const pdf = { "application/pdf": {} };
const text = { "text/csv": {} };
/** Operations whose data is not simply the JSON body of status 200. `type` is the TypeScript type of the data. */
const others: readonly [path: string, method: string, responses: object, type: string][] = [
  ["/text", "get", { 200: { ...none, content: text } }, "string"],
  ["/xml", "get", { 200: { ...none, content: { "application/xml": { schema: {} } } } }, "string"],
  ["/bytes", "get", { 200: { ...none, content: pdf }, 400: { ...none, content: pdf } }, "Blob"],
  ["/mixed", "get", { 200: { ...isbn, content: { ...isbn.content, ...text } } }, "string | Book"],
  ["/default", "get", { default: isbn }, "Book"],
  ["/226", "get", { 226: isbn, default: json({ type: "string" }) }, "Book"],
  ["/204", "get", { 204: isbn }, "undefined"],
  ["/head", "head", { 200: isbn }, "undefined"],
];

const paths = Object.entries(failures).map(([name, failure]) => [
  `/${name}`,
  { get: { operationId: name, responses: { 200: isbn, ...failure } } },
]);
const spec = {
  openapi: "3.1.1",
  info: { title: "Books", version: "1" },
  paths: {
    ...Object.fromEntries(paths),
    ...Object.fromEntries(
      others.map(([name, method, responses]) => [name, { [method]: { responses } }]),
    ),
    "/gone": { get: { operationId: "gone", responses: { 204: none, 404: none } } },
  },
};

const calls = Object.keys(failures).map((name) => `(await client.GET("/${name}")).data.isbn;`);
const typed = others.map(
  ([name, method, , type]) => `{
  const { data } = await client.${method.toUpperCase()}("${name}");
  const given: ${type} = data;
  const back: typeof data = anything as ${type};
  const outcome = await outcomes.${method.toUpperCase()}("${name}");
  if (outcome.error === undefined) { const same: ${type} = outcome.data; void same; }
  void [given, back];
}`,
);
const use = `import { createClient, createOutcomeClient } from "./generated/client.js";
interface Book { isbn: string }
declare const anything: unknown;
const client = createClient();
const outcomes = createOutcomeClient();
${typed.join("\n")}
const { error } = await outcomes.GET("/bytes");
const failure: string | undefined = error;
const given: ArrayBuffer = (await client.GET("/bytes", { parseAs: "arrayBuffer" })).data;
${calls.join("\n")}
const gone: undefined = (await client.GET("/gone")).data;
// @ts-expect-error a member that no response has
(await client.GET("/none")).data.title;
export { failure, given, gone };
`;

let folder: string;
beforeAll(async () => {
  folder = path.dirname(
    await generateSpec("client-types", spec, {
      only: ["client"],
      ...allow("spec/answer-body", "spec/unjudged-content"),
    }),
  );
  writeFiles(folder, [["use.ts", use]]);
});

describe("a client returns typed data, whatever media types, success responses and error responses the spec declares,", () => {
  it.each([true, false])("with exactOptionalPropertyTypes %s", (exactOptionalPropertyTypes) => {
    const settings = { exactOptionalPropertyTypes };
    const messages = complaints([path.join(folder, "use.ts")], folder, undefined, settings);
    expect(Object.fromEntries(messages)).toEqual({});
  });
});

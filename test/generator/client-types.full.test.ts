import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { generateSpec, writeFiles } from "./output.ts";

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

const paths = Object.entries(failures).map(([name, failure]) => [
  `/${name}`,
  { get: { operationId: name, responses: { 200: isbn, ...failure } } },
]);
const spec = {
  openapi: "3.1.1",
  info: { title: "Books", version: "1" },
  paths: {
    ...Object.fromEntries(paths),
    "/gone": { get: { operationId: "gone", responses: { 204: none, 404: none } } },
  },
};

const calls = Object.keys(failures).map((name) => `(await client.GET("/${name}")).data.isbn;`);
const use = `import { createClient } from "./generated/client.js";
const client = createClient();
${calls.join("\n")}
const gone: undefined = (await client.GET("/gone")).data;
// @ts-expect-error a member that no response has
(await client.GET("/none")).data.title;
export { gone };
`;

let folder: string;
beforeAll(async () => {
  folder = path.dirname(await generateSpec("client-types", spec, { only: ["client"] }));
  writeFiles(folder, [["use.ts", use]]);
});

describe("a client from createClient returns typed data, whether or not the spec declares errors,", () => {
  it.each([true, false])("with exactOptionalPropertyTypes %s", (exactOptionalPropertyTypes) => {
    const settings = { exactOptionalPropertyTypes };
    const messages = complaints([path.join(folder, "use.ts")], folder, undefined, settings);
    expect(Object.fromEntries(messages)).toEqual({});
  });
});

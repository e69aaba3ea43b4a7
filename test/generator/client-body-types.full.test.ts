import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { generateSpec, writeFiles } from "./output.ts";
import { operation } from "./round-trip.ts";

const text = { type: "string" };
const file = { type: "string", format: "binary" };
const form = { type: "object", properties: { tags: { type: "array", items: text } } };
const upload = {
  type: "object",
  required: ["photo", "id"],
  properties: {
    photo: file,
    more: { type: "array", items: file },
    drafts: { type: ["array", "null"], items: file },
    name: text,
    id: { type: "integer", readOnly: true },
  },
  additionalProperties: false,
};
const bodies: Record<string, object> = {
  form: { "application/x-www-form-urlencoded": { schema: form } },
  parts: { "multipart/form-data": { schema: { $ref: "#/components/schemas/Upload" } } },
  fields: { "multipart/form-data": { schema: form } },
  text: { "text/plain": { schema: { type: "string", enum: ["a", "b"] } } },
  xml: { "application/xml": { schema: form } },
  binary: { "application/octet-stream": { schema: file } },
  untyped: { "application/pdf": {} },
  several: { "application/json": { schema: form }, "application/octet-stream": {} },
};
const paths = Object.entries(bodies).map(([id, content]) => [
  `/${id}`,
  { post: operation(id, [], content) },
]);
const spec = {
  openapi: "3.1.1",
  info: { title: "T", version: "1" },
  paths: Object.fromEntries(paths),
  components: { schemas: { Upload: upload } },
};

const photo = 'new File([], "x")';
const compiling: readonly [string, string][] = [
  ["form", '{ tags: ["a"] }'],
  ["parts", `{ photo: ${photo} }`],
  ["parts", `{ photo: new Blob([]), more: [new Blob([]), ${photo}], name: "a" }`],
  ["parts", `{ photo: ${photo}, drafts: [new Blob([])] }`],
  ["parts", "new FormData()"],
  ["fields", '{ tags: ["a"] }'],
  ["fields", "new FormData()"],
  ["text", '"a"'],
  ["xml", '"<a/>"'],
  ["binary", "new Blob([])"],
  ["binary", "new ArrayBuffer(1)"],
  ["binary", "new Uint8Array(1)"],
  ["binary", "new Blob([]).stream()"],
  ["untyped", "new Uint8Array(1)"],
  ["several", '{ tags: ["a"] }'],
  ["several", "new Blob([])"],
];
const mistaken: readonly [string, string][] = [
  ["form", '{ tags: "a" }'],
  ["parts", '{ photo: "a" }'],
  ["parts", `{ photo: ${photo}, more: ["a"] }`],
  ["parts", `{ photo: ${photo}, drafts: new Blob([]) }`],
  ["parts", `{ photo: ${photo}, name: new Blob([]) }`],
  ["parts", '{ name: "a" }'],
  ["text", '"c"'],
  ["xml", '{ tags: ["a"] }'],
  ["binary", "{ a: 1 }"],
  ["binary", "7"],
];

const call = ([id, body]: readonly [string, string]) => `client.POST("/${id}", { body: ${body} });`;
const use = `import { createClient } from "./generated/client.js";
const client = createClient();
${compiling.map(call).join("\n")}
${mistaken.map((one) => `// @ts-expect-error\n${call(one)}`).join("\n")}
`;

let folder: string;
beforeAll(async () => {
  folder = path.dirname(await generateSpec("client-body-types", spec, { only: ["client"] }));
  writeFiles(folder, [["use.ts", use]]);
});

describe("TypeScript accepts only bodies that suit the media type and the schema,", () => {
  it.each([true, false])("with exactOptionalPropertyTypes %s", (exactOptionalPropertyTypes) => {
    const settings = { exactOptionalPropertyTypes, skipLibCheck: false, types: [] };
    const messages = complaints([path.join(folder, "use.ts")], folder, undefined, settings);
    const ours = [...messages].filter(([place]) => !place.includes("node_modules"));
    expect(Object.fromEntries(ours)).toEqual({});
  });
});

it("the generated client/write-request.js compiles under strict settings, without dom.iterable", () => {
  const settings = {
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    types: [],
    noImplicitReturns: true,
    noPropertyAccessFromIndexSignature: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
  };
  const file = path.join(folder, "generated/client/write-request.js");
  expect(Object.fromEntries(complaints([file], folder, undefined, settings))).toEqual({});
});

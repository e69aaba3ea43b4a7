import path from "node:path";
import { formatNames } from "ajv-formats/dist/formats.js";
import { expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { generateFormats } from "./generate-formats.ts";
import { generateSpec, writeFiles } from "./output.ts";

const file = { type: "string", format: "binary" };
const size = { type: "integer" };
const json = {
  schema: { $ref: "#/components/schemas/Plan" },
  "x-variants": { by: "size", small: { $ref: "#/components/schemas/Small" } },
};
const properties = {
  photo: file,
  sheet: { type: ["string", "null"], format: "binary" },
  sheets: { type: ["array", "null"], items: file },
};
const post = (operationId: string, content: object) => ({
  post: {
    operationId,
    requestBody: { content },
    responses: { 204: { description: "d" } },
  },
});
const spec = {
  openapi: "3.1.1",
  info: { title: "t", version: "1" },
  paths: {
    "/parcels": post("send", { "multipart/form-data": { schema: { type: "object", properties } } }),
    "/plans": post("plan", { "application/json": json }),
  },
  components: {
    schemas: {
      Plan: { type: "object", properties: { size } },
      Small: { $ref: "#/components/schemas/Plan", maxProperties: 1 },
    },
  },
};

it.each([
  [
    "a file in a multipart body has the type File",
    `import type { Operations } from "./routes.ts";
type Body = NonNullable<Parameters<Operations<never>["send"]>[0]["body"]>;
type Same<A, B> = [A, B] extends [B, A] ? true : false;
export const photo: Same<NonNullable<Body["photo"]>, File> = true;
export const sheet: Same<Body["sheet"], File | null | undefined> = true;
export const sheets: Same<Body["sheets"], File[] | null | undefined> = true;
`,
  ],
  [
    "the principal that a resolver receives can be undefined if the operation demands no credential",
    `import type { Resolvers } from "./routes.ts";
type Principal = Parameters<Resolvers<string>["plan"]>[0]["principal"];
export const principal: Principal = undefined;
`,
  ],
])("%s", async (_, typed) => {
  const folder = await generateSpec("request-types", spec);
  writeFiles(folder, [["typed.ts", typed]]);
  expect([...complaints([`${folder}/typed.ts`], folder)]).toEqual([]);
});

it("the validators for formats compile with checkJs", async () => {
  const folder = await generateFormats("formats-compiled", formatNames);
  const files = formatNames.flatMap((name) => [`${name}.js`, `${name}.explain.js`]);
  const paths = files.map((name) => path.join(folder, "validators", name));
  expect([...complaints(paths, folder)]).toEqual([]);
});

import path from "node:path";
import { formatNames } from "ajv-formats/dist/formats.js";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compiled.ts";
import { type Body, found, loadBody } from "./explaining.ts";
import { generateSpec } from "./output.ts";

/** A valid value and an invalid value for each format. */
const values: Readonly<Record<string, [good: unknown, bad: unknown]>> = {
  date: ["2024-02-29", "2023-02-29"],
  time: ["23:59:60Z", "24:00:00Z"],
  "date-time": ["2024-02-29T12:00:00+01:00", "2024-02-29 noon"],
  "iso-time": ["12:00:00", "12:60:00"],
  "iso-date-time": ["2024-02-29T12:00:00", "2024-02-30T12:00:00"],
  duration: ["P1DT2H", "P"],
  uri: ["https://example.com/a", "/a"],
  "uri-reference": ["/a?b#c", "\\a"],
  "uri-template": ["/kites/{kite}{?colour,size:3}", "/kites/{"],
  url: ["https://example.com/a", "https://"],
  email: ["ada@example.com", "ada@"],
  hostname: ["kites.example.com", "-kites"],
  ipv4: ["192.0.2.1", "192.0.2.256"],
  ipv6: ["2001:db8::1", "2001:db8:::1"],
  regex: ["^[a-z]+$", "["],
  uuid: ["3b9f6d2e-8c1a-4f5e-9d7b-2a6c4e8f0b1d", "3b9f6d2e"],
  "json-pointer": ["/a~1b/0", "a"],
  "json-pointer-uri-fragment": ["#/a/0", "/a"],
  "relative-json-pointer": ["1/a", "/a"],
  byte: ["QUJD", "QUJ"],
  int32: [2147483647, 2147483648],
  int64: [9007199254740991, 0.5],
  float: [0.5, "0.5"],
  double: [1e300, "1"],
  password: ["any text", 7],
  binary: ["any text", 7],
};

const numeric = new Set(["int32", "int64", "float", "double"]);
let folder: string;

beforeAll(async () => {
  const paths = formatNames.map((format) => {
    const schema = { type: numeric.has(format) ? "number" : "string", format };
    const text = { "application/json": { schema: { $ref: `#/components/schemas/${format}` } } };
    const post = { requestBody: { content: text }, responses: { 204: { description: "" } } };
    return { path: [`/${format}`, { post }] as const, schema: [format, schema] as const };
  });
  folder = await generateSpec("formats", {
    openapi: "3.1.1",
    info: { title: "Formats", version: "1" },
    paths: Object.fromEntries(paths.map(({ path }) => path)),
    components: { schemas: Object.fromEntries(paths.map(({ schema }) => schema)) },
  });
}, 60_000);

describe("the validator for the format", () => {
  it.each(formatNames)("%s accepts a valid value and rejects an invalid value", async (format) => {
    const [good, bad] = values[format] ?? [];
    const body: Body = await loadBody(folder, format);
    expect(body.is(good)).toBe(true);
    expect(body.explain(good)).toEqual([]);
    expect(body.is(bad)).toBe(false);
    const rule = typeof good === typeof bad ? "format" : "type";
    expect(found(body.explain(bad))).toEqual([` shape.${rule} ${rule}`]);
  });
});

it("the validators for formats compile with checkJs", () => {
  const files = formatNames.flatMap((name) => [`${name}.js`, `${name}.explain.js`]);
  const paths = files.map((name) => path.join(folder, "validators", name));
  expect([...complaints(paths, folder)]).toEqual([]);
});

import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { generate } from "../../generator/generate.ts";
import { folderFor } from "./output.ts";

const head = 'openapi: 3.1.1\ninfo: { title: t, version: "1" }\n';
const folder = folderFor("strange-files");

/** The result for a spec file: `output`, or `line:column code` for each problem. */
async function endOf(name: string, text: string | Buffer): Promise<string[]> {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  try {
    await generate(file);
    return ["output"];
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    return error.problems.map(
      ({ code, location: { line, column } }) => `${line}:${column} ${code}`,
    );
  }
}

/** Nested aliases: a short text that expands to more values than fit in memory. */
function bomb(): string {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const item = level === 0 ? "x" : `*a${level - 1}`;
    return `x-${level}: &a${level} [${new Array(9).fill(item).join(", ")}]\n`;
  });
  return head + levels.join("");
}

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
const inSchemas = (levels: number) =>
  `{"openapi":"3.1.1","info":{"title":"t","version":"1"},"components":{"schemas":{"A":${'{"properties":{"a":'.repeat(levels)}{}${"}}".repeat(levels)}}}}`;

it("a reference may lead to a file whose name begins with two dots", async () => {
  writeFileSync(path.join(folder, "..common.yaml"), "type: string\n");
  const text = `${head}components: { schemas: { A: { $ref: ..common.yaml } } }\n`;
  expect(await endOf("dots.yaml", text)).toEqual(["output"]);
});

it("the name of a file may contain a number sign, which references write as %23", async () => {
  writeFileSync(path.join(folder, "a#b.yaml"), "A: { type: strin }\n");
  const text = `${head}components: { schemas: { A: { $ref: "a%23b.yaml#/A" } } }\n`;
  expect(await endOf("sign.yaml", text)).toEqual(["1:6 spec/invalid-schema"]);
});

it("a reference cannot point to the JavaScript property `length` of a list", async () => {
  const text = `${head}x-a: [1, 2]\ncomponents: { schemas: { A: { $ref: "#/x-a/length" } } }\n`;
  expect(await endOf("length.yaml", text)).toEqual(["4:31 spec/dangling-ref"]);
});

it.each([
  ["named schemas", 'Cat: { type: object }\nPet: { $id: "https://example.com/pet" }\n', ""],
  [
    "components",
    'components: { schemas: { Cat: {}, Pet: { $id: "https://example.com/pet" } } }\n',
    "/components/schemas",
  ],
])("a reference by $id finds a schema in a file that has only %s", async (_, text, holder) => {
  writeFileSync(path.join(folder, "shared.yaml"), text);
  const schemas = `{ A: { $ref: "shared.yaml#${holder}/Cat" }, B: { $ref: "https://example.com/pet" } }`;
  expect(await endOf("shared-ids.yaml", `${head}components: { schemas: ${schemas} }\n`)).toEqual([
    "output",
  ]);
});

it.each([
  ["a first half after an escaped backslash and the text ud800", "\\\\ud800 \\ud800", 22],
  ["a second half after a complete pair", "\\ud83d\\ude00 \\udc00", 27],
  ["a second half after an escaped backslash and the text ud800", "\\\\ud800\\udc00", 21],
])("a lone half of a surrogate pair is reported at its column: %s", async (_, text, column) => {
  const name = "half.json";
  expect(await endOf(name, `{"openapi": "${text}"}`)).toEqual([`1:${column} spec/syntax`]);
});

describe("a strange file", () => {
  it.each<[string, string, string | Buffer, string[]]>([
    ["is empty", "a.yaml", "", ["1:1 spec/openapi-version"]],
    ["is an empty JSON file", "a.json", "", ["1:1 spec/syntax"]],
    ["is only a comment", "a.yaml", "# nothing\n", ["1:1 spec/openapi-version"]],
    ["is a list", "a.yaml", "[]", ["1:1 spec/openapi-version"]],
    ["begins with a byte order mark", "a.yaml", `\ufeff${head}`, ["output"]],
    ["has CRLF line ends", "a.yaml", head.replaceAll("\n", "\r\n"), ["output"]],
    ["is indented by tabs", "a.yaml", "openapi: 3.1.1\ninfo:\n\ttitle: t\n", ["3:1 spec/syntax"]],
    ["has the same key twice", "a.yaml", `${head}info: {}\n`, ["3:1 spec/syntax"]],
    ["contains two documents", "a.yaml", `${head}---\n${head}`, ["3:1 spec/syntax"]],
    ["ends inside a string", "a.yaml", `${head}paths: { /a: "`, ["3:15 spec/syntax"]],
    ["is UTF-16", "a.yaml", Buffer.from(`\ufeff${head}`, "utf16le"), ["1:1 spec/syntax"]],
    ["has an alias without an anchor", "a.yaml", `${head}paths: *a\n`, ["3:8 spec/syntax"]],
    [
      "has an anchor that contains its own alias",
      "a.yaml",
      `${head}components: &a\n  schemas: *a\n`,
      ["4:12 spec/syntax"],
    ],
    [
      "has an anchor and a merge key",
      "a.yaml",
      `${head}x-a: &a { b: 1 }\nx-c: { <<: *a }\n`,
      ["output"],
    ],
    ["has an infinite number", "a.yaml", `${head}x-a: .inf\n`, ["3:1 spec/syntax"]],
    ["has a number that is too large", "a.json", '{"openapi": 1e400}', ["1:2 spec/syntax"]],
    ["has a binary value", "a.yaml", `${head}x-a: !!binary aGVsbG8=\n`, ["3:1 spec/syntax"]],
    ["has a list as a key", "a.yaml", `${head}? [a, b]\n: c\n`, ["3:3 spec/syntax"]],
    [
      "has an alias of a list as a key",
      "a.yaml",
      `${head}x-a: &a [b]\n*a : c\n`,
      ["4:1 spec/syntax"],
    ],
    ["expands to more values than fit in memory", "a.yaml", bomb(), ["1:1 spec/syntax"]],
    ["is 20,000 levels deep", "a.yaml", `${head}x-a: ${nested(20_000)}\n`, ["spec/syntax"]],
    ["is JSON of 200,000 levels", "a.json", `{"openapi": ${nested(200_000)}}`, ["spec/syntax"]],
    ["has schemas 3,000 levels deep", "a.json", inSchemas(3000), ["spec/syntax"]],
    ["has schemas 190 levels deep", "a.json", inSchemas(190), ["output"]],
  ])("that %s results in output or in problems with positions", async (_, name, text, expected) => {
    const ended = await endOf(name, text);
    const wanted = expected.map((one) => expect.stringMatching(new RegExp(`(^| )${one}$`)));
    expect(ended.slice(0, 1)).toEqual(wanted);
  });
});

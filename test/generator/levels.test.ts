import path from "node:path";
import { expect, it } from "vitest";
import { generateCommand } from "../../generator/commands/generate.ts";
import { recordingConsole } from "./command.ts";
import { folderFor, writeFiles } from "./output.ts";

const head = (version: string) => `openapi: ${version}\ninfo: { title: t, version: "1" }\n`;
const schemas = (text: string, version = "3.1.1") =>
  `${head(version)}components:\n  schemas:\n${text}`;

let count = 0;

/** Runs `generate` on a document, by default with `--only schemas`; returns the exit code and all printed lines. */
async function run(text: string, ...args: string[]) {
  const folder = folderFor(`levels/${count++}`);
  writeFiles(folder, [["openapi.yaml", text]]);
  const { console, out, err } = recordingConsole();
  const entry = ["--spec", path.join(folder, "openapi.yaml"), "--out", path.join(folder, "out")];
  const only = args.includes("--only") ? [] : ["--only", "schemas"];
  const status = await generateCommand.run([...entry, ...only, ...args], console);
  return { status, out: out.join("\n"), err: err.join("\n") };
}

const colours = schemas(
  "    A: { type: string, format: colour }\n    B: { type: string, format: shade }\n",
);

it("warnings are counted in one line, and the output is written", async () => {
  const { status, out, err } = await run(colours);
  expect(status).toBe(0);
  expect(err).toBe("2 warnings: 2 spec/unknown-format; --verbose prints them");
  expect(out).toMatch(/^[0-9]+ files: [0-9]+ added/);
});

it("with --verbose, each warning is printed with its position and source lines", async () => {
  const { status, err } = await run(colours, "--verbose");
  expect(status).toBe(0);
  expect(err.match(/openapi\.yaml:[56]:24 spec\/unknown-format/g)).toHaveLength(2);
  expect(err).toContain(">");
  expect(err).toMatch(/^2 warnings: 2 spec\/unknown-format$/m);
});

it("with --json, the warnings are printed as JSON", async () => {
  const { warnings, allowed } = JSON.parse((await run(colours, "--json")).out);
  expect(warnings).toMatchObject([
    { code: "spec/unknown-format", level: "warning", line: 5 },
    { code: "spec/unknown-format", level: "warning", line: 6 },
  ]);
  expect(allowed).toEqual([]);
});

it.each([[["--strict"]], [["--error", "spec/unknown-format"]]])(
  "with %j, warnings stop a run like errors",
  async (flags) => {
    const { status, err } = await run(colours, ...flags);
    expect(status).toBe(1);
    expect(err).toContain("2 problems in the spec; nothing was written.");
    expect(err).not.toContain("warning");
  },
);

it("a warning stops no run if --error names only other codes", async () => {
  expect((await run(colours, "--error", "spec/old-keyword")).status).toBe(0);
});

it("--allow with the code of a warning has an effect only with --strict or --error", async () => {
  const plain = await run(colours, "--allow", "spec/unknown-format");
  expect(plain.status).toBe(0);
  expect(plain.err).toContain("2 warnings: 2 spec/unknown-format");
  for (const flags of [["--strict"], ["--error", "spec/unknown-format"]]) {
    expect((await run(colours, ...flags)).status).toBe(1);
    expect((await run(colours, ...flags, "--allow", "spec/unknown-format")).status).toBe(0);
  }
});

it("--error rejects an unknown code, and a code that is already an error; each message states the reason", async () => {
  await expect(run(colours, "--error", "spec/dangling-ref")).rejects.toThrow("an error already");
  await expect(run(colours, "--error", "spec/formt")).rejects.toThrow("no such code");
});

it("allowed errors are counted in one line", async () => {
  const text = schemas('    A: { $ref: "#/a" }\n    B: { $ref: "#/b" }\n');
  const { status, err } = await run(text, "--allow", "spec/dangling-ref");
  expect(status).toBe(0);
  expect(err).toBe("2 allowed problems: 2 spec/dangling-ref; --verbose prints them");
});

it("warnings are counted even if errors stop the run", async () => {
  const text = schemas('    A: { $ref: "#/a" }\n    B: { format: shade }\n');
  const { status, err } = await run(text);
  expect(status).toBe(1);
  expect(err).toContain("1 problem in the spec; nothing was written.");
  expect(err).toMatch(/^1 warning: 1 spec\/unknown-format$/m);
});

it("with --verbose, each warning is printed with its position even if errors stop the run", async () => {
  const text = schemas('    A: { $ref: "#/a" }\n    B: { format: shade }\n');
  const { err } = await run(text, "--verbose");
  expect(err).toMatch(/openapi\.yaml:6:\d+ spec\/unknown-format/);
  expect(err).toMatch(/^1 warning: 1 spec\/unknown-format$/m);
});

it("without --verbose, a misspelt keyword is printed, and any other unknown keyword is only counted", async () => {
  const text = schemas("    A: { type: string, maxLenght: 3 }\n    B: { colour: red }\n");
  const { status, err } = await run(text);
  expect(status).toBe(0);
  expect(err).toContain('5:24 spec/unknown-keyword: "maxLenght" is not a keyword of a schema');
  expect(err).toContain("Did you mean maxLength?");
  expect(err).not.toContain('"colour"');
  expect(err).toMatch(/^2 warnings: 2 spec\/unknown-keyword; --verbose prints them$/m);
});

it("the error about a missing entry file cannot be allowed", async () => {
  const folder = folderFor("levels/missing");
  const { console, err } = recordingConsole();
  const args = ["--spec", path.join(folder, "none.yaml"), "--out", path.join(folder, "out")];
  expect(await generateCommand.run([...args, "--allow", "spec/missing-file"], console)).toBe(1);
  const text = err.join("\n");
  expect(text).toContain("spec/missing-file: the file none.yaml does not exist");
  expect(text).toContain("State the path of the document: with --spec");
  expect(text).toContain("cannot be allowed");
  expect(text).not.toContain("--allow");
});

it("an unclosed bracket is reported as one problem", async () => {
  const rest = Array.from({ length: 60 }, (_, index) => `    B${index}: { type: string }\n`).join(
    "",
  );
  const { status, err } = await run(schemas(`    A: { type: object\n${rest}`));
  expect(status).toBe(1);
  expect(err.match(/ spec\/syntax: /g)).toHaveLength(1);
});

it("an alias is not reported if a syntax error hides its anchor", async () => {
  const { err } = await run(`${head("3.1.1")}x-a: @&a 1\nx-b: *a\n`);
  expect(err.match(/ spec\/syntax: /g)).toHaveLength(1);
});

it("each problem of a path item is reported once, even if two paths refer to the path item", async () => {
  const text = `${head("3.1.1")}paths:
  /a/{x}/{y}: { $ref: "#/components/pathItems/I" }
  /b/{x}/{y}: { $ref: "#/components/pathItems/I" }
components: { pathItems: { I: { get: { responses: { "204": { description: d } } } } } }
`;
  const { err } = await run(text);
  expect(err).toMatch(/^2 warnings: 2 spec\/undeclared-parameter/m);
});

it('an operation without an operationId is no duplicate of an operation with the operationId "undefined"', async () => {
  const text = `${head("3.1.1")}paths:
  /a: { get: { operationId: "undefined", responses: { "204": { description: d } } } }
  /b: { get: { responses: { "204": { description: d } } } }
`;
  expect(await run(text, "--strict")).toMatchObject({ status: 0, err: "" });
});

it("every duplicate key is reported", async () => {
  const { err } = await run(schemas("    A: { type: string, type: string }\n    A: {}\n"));
  expect(err.match(/ spec\/syntax: /g)).toHaveLength(2);
});

it("a run accepts additions of OpenAPI 3.2; only defaultMapping and an itemSchema without effect cause warnings", async () => {
  const text = `openapi: 3.2.0
$self: https://example.com/api.yaml
info: { title: t, version: "1" }
tags: [{ name: a, summary: s, kind: nav }, { name: b, parent: a }]
paths:
  /a:
    get:
      responses:
        "200":
          content:
            text/event-stream: { itemSchema: { type: object } }
            application/json-seq: { itemSchema: { type: object } }
        "404": { $ref: "https://example.com/api.yaml#/components/responses/Gone" }
components:
  responses: { Gone: { summary: gone } }
  schemas:
    A: { oneOf: [{ type: object }], discriminator: { propertyName: a, defaultMapping: A } }
`;
  const { status, err } = await run(text);
  expect(err).toBe("2 warnings: 2 spec/openapi-3.2-hint; --verbose prints them");
  expect(status).toBe(0);
});

it("itemSchema in OpenAPI 3.1 is reported with advice to write version 3.2", async () => {
  const content = "{ text/event-stream: { itemSchema: { type: object } } }";
  const text = `${head("3.1.1")}paths:
  /a: { get: { responses: { 200: { description: d, content: ${content} } } } }
`;
  const { err } = await run(text, "--strict");
  expect(err).toContain('"itemSchema" is not a keyword of a media');
  expect(err).toContain("Write openapi: 3.2.0");
  expect(err).not.toContain("Did you mean");
});

it("an error response whose schema rejects problem details (RFC 9457) causes a warning, or an error with --strict or --error", async () => {
  const content = "{ application/json: { schema: { type: object, required: [code] } } }";
  const text = `${head("3.1.1")}paths:
  /a: { get: { responses: { default: { description: d, content: ${content} } } } }
`;
  expect((await run(text)).err).toBe("1 warning: 1 spec/error-schema; --verbose prints them");
  for (const flags of [["--strict"], ["--error", "spec/error-schema"]]) {
    const { status, err } = await run(text, ...flags);
    expect(status).toBe(1);
    expect(err).toContain("1 problem in the spec; nothing was written.");
  }
});

it.each([["title: { maxLength: 5 }"], ["detail: { maxLength: 30 }"], ["errors: { maxItems: 10 }"]])(
  "an error response is reported if its schema limits the title, detail or errors of problem details too much: %s",
  async (member) => {
    const schema = `{ type: object, properties: { ${member} } }`;
    const text = (one: string) => `${head("3.1.1")}paths:
  /a: { get: { responses: { "400": { description: d, content: { application/json: { schema: ${one} } } } } } }
`;
    expect((await run(text(schema))).err).toBe(
      "1 warning: 1 spec/error-schema; --verbose prints them",
    );
    const wide = schema.replace(/[0-9]+/, "100");
    expect((await run(text(wide))).err).toBe("");
  },
);

it.each([
  ["paths: { /a: { query: { responses: {} } } }"],
  ["paths: { /a: { additionalOperations: { COPY: { responses: {} } } } }"],
  [
    'paths: { /a: { get: { parameters: [{ name: q, in: querystring, content: { text/plain: {} } }], responses: { "200": {} } } } }',
  ],
  ["components: { mediaTypes: { a: {} } }"],
])("an unsupported addition of OpenAPI 3.2 is an error with a position: %s", async (text) => {
  const { status, err } = await run(`${head("3.2.0")}${text}\n`);
  expect(status).toBe(1);
  expect(err).toMatch(/openapi\.yaml:3:[0-9]+ spec\/openapi-3\.2 \(not supported yet\): /);
  expect(err).toContain("1 problem in the spec");
});

it("a component whose name begins with x- is no extension: an unknown format in the component causes a warning", async () => {
  const response = "{ description: d, content: { text/plain: { schema: { format: colour } } } }";
  const components = `components:\n  responses:\n    x-late: ${response}\n`;
  expect((await run(head("3.1.1") + components)).err).toContain("1 warning: 1 spec/unknown-format");
});

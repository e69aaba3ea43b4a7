import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Diagnostic, SpecError } from "../../generator/diagnostics/diagnostic.ts";
import { diagnostics } from "../../generator/diagnostics/diagnostics.ts";
import { generate } from "../../generator/generate.ts";
import { casesFolder, entryOf, generateCase } from "./case-output.ts";
import { runGenerator } from "./command.ts";
import { folderFor, writeFiles } from "./output.ts";
import { timesOf } from "./times.ts";

async function problemsOf(entry: string): Promise<readonly Diagnostic[]> {
  try {
    await generate(entry, { strict: true });
  } catch (error) {
    if (error instanceof SpecError) return error.problems;
    throw error;
  }
  return [];
}

async function mistakesOf(entry: string): Promise<string[]> {
  const problems = await problemsOf(entry);
  return problems.map(({ code, location: { file, line, column } }) => {
    return `${file}:${line}:${column} ${code}`;
  });
}

async function mistakesIn(name: string, text: string): Promise<string[]> {
  const folder = folderFor("mistakes-in-json");
  writeFiles(folder, [[name, text]]);
  return mistakesOf(path.join(folder, name));
}

const mistakes = [
  "openapi.yaml:13:25 spec/missing-file",
  "openapi.yaml:15:7 spec/duplicate-operation-id",
  "openapi.yaml:24:5 spec/path-parameter",
  "openapi.yaml:27:11 spec/path-parameter",
  "openapi.yaml:45:24 spec/required-unlisted",
  "openapi.yaml:49:11 spec/unknown-keyword",
  "openapi.yaml:52:11 spec/invalid-pattern",
  "openapi.yaml:55:11 spec/annotation",
  "openapi.yaml:57:16 spec/dangling-ref",
  "openapi.yaml:62:11 spec/annotation",
  "openapi.yaml:62:11 spec/rule-without-id",
  "openapi.yaml:64:11 spec/rule-without-id",
  "openapi.yaml:68:11 spec/duplicate-rule-id",
  "openapi.yaml:69:5 spec/name-collision",
  "openapi.yaml:73:7 spec/unknown-keyword",
  "openapi.yaml:77:51 spec/invalid-schema",
  "schemas/batch.yaml:3:11 spec/invalid-schema",
  "schemas/broken.yaml:4:3 spec/syntax",
];

describe("the mistakes of a spec", () => {
  it("are all reported in one run, each with its file, line, column and code", async () => {
    expect(await mistakesOf(entryOf("seed-bank"))).toEqual(mistakes);
  });

  it("have a fix that names the nearest keyword if a keyword is misspelt", async () => {
    const problems = await problemsOf(entryOf("seed-bank"));
    const fixes = problems.filter(({ code }) => code === "spec/unknown-keyword");
    expect(fixes.map(({ fix }) => fix)).toEqual([
      "Did you mean maxLength?",
      "Did you mean x-decimals?",
    ]);
  });

  it("include an unknown keyword named constructor; its fix is a text or absent, never an inherited function", async () => {
    const folder = folderFor("mistakes/constructor");
    const text =
      'openapi: 3.1.1\ninfo: { title: t, version: "1" }\ncomponents: { schemas: { A: { constructor: {} } } }\n';
    writeFiles(folder, [["openapi.yaml", text]]);
    const [problem] = await problemsOf(path.join(folder, "openapi.yaml"));
    expect(problem?.code).toBe("spec/unknown-keyword");
    expect(["string", "undefined"]).toContain(typeof problem?.fix);
  });

  it("have a fix that suggests quotation marks if a type is written as null", async () => {
    const folder = folderFor("mistakes/null");
    const text =
      'openapi: 3.1.1\ninfo: { title: t, version: "1" }\ncomponents: { schemas: { A: { type: null }, B: { type: [string, null] }, C: { type: [strin] } } }\n';
    writeFiles(folder, [["openapi.yaml", text]]);
    const types = "array, boolean, integer, null, number, object, string";
    const problems = await problemsOf(path.join(folder, "openapi.yaml"));
    expect(problems.map(({ message, fix }) => [message, fix])).toEqual([
      [`type must be one of ${types}`, 'Write "null" in quotation marks.'],
      [`type/1 must be one of ${types}`, 'Write "null" in quotation marks.'],
      [`type/0 must be one of ${types}`, undefined],
    ]);
  });

  it("include a quoted text of two lines if the second line is not indented more than the key", async () => {
    const folder = folderFor("mistakes/indentation");
    const text = `openapi: 3.1.1\ninfo:\n  title: t\n  version: 'one\n  two'\n`;
    writeFiles(folder, [["openapi.yaml", text]]);
    const problems = await problemsOf(path.join(folder, "openapi.yaml"));
    expect(problems.map(({ code, message, location }) => [code, location.line, message])).toEqual([
      [
        "spec/syntax",
        4,
        "this quoted text has no closing quote, or its next line is not indented more than its key",
      ],
    ]);
  });

  it("have a fix that suggests quotation marks if a text is written as a number", async () => {
    const folder = folderFor("mistakes/quotes");
    writeFiles(folder, [["openapi.yaml", "openapi: 3.1.1\ninfo: { title: yes, version: 1.0 }\n"]]);
    const problems = await problemsOf(path.join(folder, "openapi.yaml"));
    expect(problems.map(({ code, fix }) => [code, fix])).toEqual([
      ["spec/wrong-type", "Put the value in quotation marks."],
    ]);
  });

  it("have a fix with the right pointer if the wrong pointer leads through a $ref", async () => {
    const folder = folderFor("mistakes/through");
    const schemas =
      'A: { properties: { b: { $ref: "#/components/schemas/B" } } }, B: { properties: { "c/d": { type: string } } }';
    const wrong = '"#/components/schemas/A/properties/b/properties/c~1d"';
    writeFiles(folder, [
      [
        "openapi.yaml",
        `openapi: 3.1.1\ninfo: { title: t, version: "1" }\ncomponents: { schemas: { ${schemas}, C: { $ref: ${wrong} } } }\n`,
      ],
    ]);
    const [problem] = await problemsOf(path.join(folder, "openapi.yaml"));
    expect(problem?.code).toBe("spec/dangling-ref");
    expect(problem?.fix).toContain('write "#/components/schemas/B/properties/c~1d".');
  });

  it.each([
    ["openapi.yaml", "parts/part.yaml#/A/properties/x", "parts/part.yaml#/C/properties/x"],
    ["openapi.yaml", "parts/part.yaml#/B/properties/x", "#/components/schemas/C/properties/x"],
    ["openapi.yaml", "parts/part.yaml#/E/properties/x", "parts/part.yaml#/F/properties/x"],
    ["parts/part.yaml", "#/A/properties/x", "#/C/properties/x"],
    ["parts/part.yaml", "#/D/properties/x", "far/d.yaml#/properties/x"],
    ["parts/part.yaml", "#/B/properties/x", "../openapi.yaml#/components/schemas/C/properties/x"],
  ])(
    "have a fix with a $ref that is relative to the file of the wrong $ref: %s, %s",
    async (file, wrong, right) => {
      const folder = folderFor("mistakes/through-files");
      const inEntry = file === "openapi.yaml" ? wrong : "parts/part.yaml#/Wrong";
      const inPart = file === "openapi.yaml" ? "#/C" : wrong;
      const c = "{ properties: { x: {} } }";
      writeFiles(folder, [
        [
          "openapi.yaml",
          `openapi: 3.1.1\ninfo: { title: t, version: "1" }\ncomponents: { schemas: { C: ${c}, First: { $ref: "parts/part.yaml#/A" }, Fourth: { $ref: "parts/part.yaml#/D" }, Fifth: { $ref: "parts/part.yaml#/E" }, Wrong: { $ref: ${JSON.stringify(inEntry)} } } }\n`,
        ],
        [
          "parts/part.yaml",
          `A: { $ref: "#/C" }\nB: { $ref: "../openapi.yaml#/components/schemas/C" }\nC: ${c}\nD: { $ref: far/d.yaml }\nE: { $ref: "#f" }\nF: { $anchor: f, properties: { x: {} } }\nWrong: { $ref: ${JSON.stringify(inPart)} }\n`,
        ],
        ["parts/far/d.yaml", "properties: { x: {} }\n"],
      ]);
      const [problem] = await problemsOf(path.join(folder, "openapi.yaml"));
      expect(problem?.code).toBe("spec/dangling-ref");
      expect(problem?.fix).toContain(`write ${JSON.stringify(right)}.`);
    },
  );

  it("that are duplicates or name collisions have a message with the position of the other name or id", async () => {
    const problems = await problemsOf(entryOf("seed-bank"));
    const two = problems.filter(({ code }) => /duplicate|collision/.test(code));
    expect(two).toHaveLength(3);
    for (const { message } of two) expect(message).toMatch(/openapi\.yaml:[0-9]+/);
  });

  it("each have a cause and a fix in the list of diagnostics", async () => {
    for (const { code } of await problemsOf(entryOf("seed-bank"))) {
      expect(diagnostics[code].cause).toMatch(/\.$/);
      expect(diagnostics[code].fix).toMatch(/\.$/);
    }
  });

  it("have positions in JSON files, too", async () => {
    const text = '{\n  "openapi": "3.1.0",\n  "info": {"title": "t", "version": "1", "nam": 1}\n}';
    expect(await mistakesIn("openapi.json", text)).toEqual([
      "openapi.json:3:42 spec/unknown-keyword",
    ]);
    const broken = '{"openapi": "3.1.0",\n "info": {"title": "t" "version": "1"}}';
    expect(await mistakesIn("openapi.json", broken)).toContainEqual(
      expect.stringMatching(/^openapi\.json:2:[0-9]+ spec\/syntax$/),
    );
  });

  it.each([
    ["an empty file", ""],
    ["a list", "- 1\n- 2\n"],
    ["a text", "hello"],
    ["null", "null"],
    ["a number", "3.1"],
    ["control characters", "\u0001\u0000"],
    ["an anchor that contains its own alias", "a: &a [*a]\nopenapi: 3.1.0"],
    ["half a surrogate pair", 'openapi: 3.1.0\ninfo: { title: "\\ud800", version: "1" }'],
    [
      "half a surrogate pair, written with \\U",
      'openapi: 3.1.0\ninfo: { title: "\\U0000D800", version: "1" }',
    ],
    ["an old version", "swagger: '2.0'"],
    [
      "lists in place of objects",
      "openapi: 3.1.0\ninfo: []\npaths: []\ncomponents: []\nsecurity: {}",
    ],
    [
      "nulls in place of objects",
      "openapi: 3.1.0\ninfo:\npaths:\n  /a:\n  /b: {get: }\n  /c: {get: {responses: , parameters: , requestBody: }}\ncomponents: {schemas: {A: , B: {properties: , allOf: }}}",
    ],
  ])("each have a position in a broken document: %s", async (_, text) => {
    const reported = await mistakesIn("openapi.yaml", text);
    expect(reported.length).toBeGreaterThan(0);
    for (const line of reported)
      expect(line).toMatch(/^openapi\.yaml:[0-9]+:[0-9]+ spec\/[a-z0-9.-]+$/);
  });
});

describe("the command generate", { timeout: 60_000 }, () => {
  it("prints every mistake without a stack trace, exits with 1, and leaves the output unchanged", async () => {
    const out = await generateCase("lending", "mistakes-out");
    const before = timesOf(out);
    const { status, stdout, stderr } = await runGenerator(
      ["--spec", "cases/seed-bank/openapi.yaml", "--out", out, "--strict"],
      { cwd: path.join(casesFolder, "..") },
    );
    expect(status).toBe(1);
    expect(timesOf(out)).toEqual(before);
    const printed = stderr.split("\n").filter((line) => /^\S+:[0-9]+:[0-9]+ /.test(line));
    expect(printed.map((line) => line.split(": ")[0])).toEqual(
      mistakes.map((line) => `cases/seed-bank/${line}`),
    );
    expect(stderr + stdout).not.toMatch(/^\s+at .*:[0-9]+\)?$|node:internal|TypeError/m);
  });

  it("exits with 1 for a missing spec, and with 2 for an unknown option", async () => {
    const [missing, wrong] = await Promise.all([
      runGenerator(["--spec", "nowhere/openapi.yaml"]),
      runGenerator(["--nonsense"]),
    ]);
    expect(missing.status).toBe(1);
    expect(missing.stderr).toContain("spec/missing-file");
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain("--nonsense");
    expect(wrong.stderr).not.toMatch(/^\s+at /m);
  });
});

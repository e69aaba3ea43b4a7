import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";
import { main } from "../../generator/cli.ts";
import { recordingConsole, run } from "./command.ts";
import { folderFor, generateInto } from "./output.ts";
import { filesBelow, timesOf } from "./times.ts";

// The folder is inside the checkout, so that the written project can import the checkout's packages.
const folder = path.join(folderFor("init"), "Ein Projekt, ñandú");
const files = [
  ".gitignore",
  "README.md",
  "package.json",
  "server/main.ts",
  "server/operations.ts",
  "spec/openapi.yaml",
  "test/notes.test.ts",
  "tsconfig.json",
];

async function init(...args: string[]) {
  const { console, out, err } = recordingConsole();
  const status = await main(["init", ...args], console);
  return { status, out: out.join("\n"), err: err.join("\n") };
}

function read(name: string): string {
  return readFileSync(path.join(folder, name), "utf8");
}

const generate = () =>
  generateInto(path.join(folder, "generated"), path.join(folder, "spec/openapi.yaml"));

/** The compiler's errors in the project, with the project's tsconfig.json; `place` is `<file> TS<code>`. */
function complaints(): { place: string; text: string }[] {
  const file = path.join(folder, "tsconfig.json");
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  expect(options.strict).toBe(true);
  expect(fileNames.length).toBeGreaterThan(10);
  return ts.getPreEmitDiagnostics(ts.createProgram(fileNames, options)).map((one) => ({
    place: `${path.relative(folder, one.file?.fileName ?? "")} TS${one.code}`,
    text: ts.flattenDiagnosticMessageText(one.messageText, "\n"),
  }));
}

beforeAll(async () => {
  const { status, out, err } = await init(folder);
  expect({ status, err }).toEqual({ status: 0, err: "" });
  expect(filesBelow(folder)).toEqual(files);
  for (const file of files) expect(out).toContain(file);
  await generate();
}, 60_000);

describe("the project that init writes", { timeout: 60_000 }, () => {
  it("compiles with the compiler option strict", () => {
    expect(complaints()).toEqual([]);
  });

  it("passes its own tests with the command in its package.json", async () => {
    const { scripts } = JSON.parse(read("package.json"));
    expect(scripts.test).toBe("node --import ts-blank-space/register --test test/*.test.ts");
    const args = ["--import", "ts-blank-space/register", "--test", "test/notes.test.ts"];
    const { status, stdout } = await run(args, { cwd: folder });
    expect(stdout).toMatch(/pass 2\n/);
    expect(status).toBe(0);
  });

  it("depends on five packages, in the versions that this repository uses", () => {
    const project = JSON.parse(read("package.json"));
    const own = JSON.parse(readFileSync("package.json", "utf8"));
    expect(project.name).toBe("ein-projekt-nandu");
    const versions = { ...own.dependencies, ...own.devDependencies };
    const named = { ...project.dependencies, ...project.devDependencies };
    const names = ["@hono/node-server", "@types/node", "hono", "ts-blank-space", "typescript"];
    expect(Object.keys(named).sort()).toEqual(names);
    for (const name of names) expect(named[name]).toBe(versions[name]);
  });

  it("has one compile error (in operations.ts) after the spec gets an operation; server/ is unchanged", async () => {
    const spec = read("spec/openapi.yaml");
    const before = timesOf(path.join(folder, "server"));
    const added = `  /notes/{id}:
    get:
      operationId: readNote
      summary: Read a note
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, format: uuid } }
      responses:
        "200":
          description: The note.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Note" }
components:
`;
    writeFileSync(path.join(folder, "spec/openapi.yaml"), spec.replace("components:\n", added));
    await generate();
    expect(complaints().map(({ place }) => place)).toEqual(["server/operations.ts TS2741"]);
    const [{ text } = { text: "" }] = complaints();
    expect(text).toMatch(/^Property 'readNote' is missing .* required in type 'Operations</);
    expect(timesOf(path.join(folder, "server"))).toEqual(before);
    writeFileSync(path.join(folder, "spec/openapi.yaml"), spec);
    await generate();
    expect(complaints()).toEqual([]);
  });
});

describe("init", () => {
  it("writes nothing, prints the conflicting paths and exits with 1 if existing files are in the way", async () => {
    const other = folderFor("init-there");
    mkdirSync(path.join(other, "spec"));
    writeFileSync(path.join(other, "spec/openapi.yaml"), "mine");
    writeFileSync(path.join(other, "server"), "a file");
    writeFileSync(path.join(other, "mine.txt"), "mine");
    const before = timesOf(other);
    const { status, out, err } = await init(other);
    expect({ status, out }).toEqual({ status: 1, out: "" });
    expect(err.split("\n").slice(1)).toEqual(["  server", "  spec/openapi.yaml"]);
    expect(timesOf(other)).toEqual(before);
    const json = await init(other, "--json");
    expect(JSON.parse(json.out)).toEqual({ written: [], there: ["server", "spec/openapi.yaml"] });
    expect(json.status).toBe(1);
  });

  it("writes nothing if a dangling symbolic link is in the place of a folder", async () => {
    const other = folderFor("init-link");
    symlinkSync("nowhere", path.join(other, "server"));
    const json = await init(other, "--json");
    expect(JSON.parse(json.out)).toEqual({ written: [], there: ["server"] });
  });

  it("keeps an unrelated file in the folder", async () => {
    const other = folderFor("init-beside");
    writeFileSync(path.join(other, "mine.txt"), "mine");
    const { status, out } = await init(other, "--json");
    expect(status).toBe(0);
    expect(JSON.parse(out)).toEqual({ written: [...files].sort(), there: [] });
    expect(filesBelow(other)).toEqual([...files, "mine.txt"].sort());
  });
});

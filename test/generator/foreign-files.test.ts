import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { generateCommand } from "../../generator/commands/generate.ts";
import { printFailure } from "../../generator/commands/print-failure.ts";
import { write } from "../../generator/write.ts";
import { recordingConsole } from "./command.ts";
import { folderFor, writeFiles } from "./output.ts";

const spec = `openapi: 3.1.1
info: { title: t, version: "1" }
paths:
  /notes:
    post:
      operationId: create
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { "204": { description: d } }
`;

/** Creates a user's folder with a spec and other files. */
function folderWith(name: string, files: Record<string, string>): string {
  const folder = folderFor(`foreign/${name}`);
  writeFiles(folder, [["spec/openapi.yaml", spec], ...Object.entries(files)]);
  return folder;
}

async function generateInto(folder: string, ...args: string[]) {
  const { console, out, err } = recordingConsole();
  const place = ["--spec", path.join(folder, "spec/openapi.yaml")];
  const only = args.includes("--only") ? [] : ["--only", "schemas,vectors,package"];
  const outFolder = args.includes("--out") ? [] : ["--out", folder];
  const json = args.includes("--json");
  const status = await generateCommand
    .run([...place, ...outFolder, ...only, ...args], console)
    .catch((error) => printFailure(error, console, { json }));
  return { status, out: out.join("\n"), err: err.join("\n") };
}

/** The text of each file in a folder and in its subfolders, by path. */
function textsIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true });
  const files = names
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file), readFileSync(file, "utf8")]),
  );
}

const own = { "package.json": '{"name": "mine"}', "README.md": "mine", "src/index.ts": "mine" };

it("a run that would overwrite a user's files writes nothing, and reports these files", async () => {
  const folder = folderWith("own", own);
  const before = textsIn(folder);
  const { status, err } = await generateInto(folder);
  expect(status).toBe(1);
  expect(textsIn(folder)).toEqual(before);
  expect(err).toContain("contains 2 files or folders that talonario did not generate");
  expect(err).toMatch(/^ {2}README\.md\n {2}package\.json$/m);
  expect(err).toContain("--out");
  expect(err).toContain("--force");
});

it("with --json, the output lists the user's files that the run would overwrite", async () => {
  const { status, out } = await generateInto(folderWith("json", own), "--json");
  expect(status).toBe(1);
  expect(JSON.parse(out).files).toEqual(["README.md", "package.json"]);
});

it("an output folder may contain a user's files that the run does not overwrite; only the first run reports them", async () => {
  const folder = folderWith("beside", { "src/index.ts": "mine", "notes.txt": "mine" });
  const before = textsIn(folder);
  const first = await generateInto(folder);
  expect(first.status).toBe(0);
  expect(first.err).toMatch(/The other contents of .* stay unchanged: 3 files or folders\./);
  expect(textsIn(folder)).toMatchObject(before);
  const second = await generateInto(folder, "--verbose");
  expect(second.err).toBe("");
});

it("--force overwrites the conflicting files, and no other files", async () => {
  const folder = folderWith("force", own);
  const { status } = await generateInto(folder, "--force");
  expect(status).toBe(0);
  const after = textsIn(folder);
  expect(JSON.parse(after["package.json"] ?? "").type).toBe("module");
  expect(after["src/index.ts"]).toBe("mine");
});

it("a generated file is overwritten after an edit, and is removed if no longer generated", async () => {
  const folder = folderFor("foreign/listed");
  writeFiles(folder, [["spec/openapi.yaml", spec]]);
  const out = ["--out", path.join(folder, "out")];
  expect((await generateInto(folder, ...out)).status).toBe(0);
  writeFileSync(path.join(folder, "out/README.md"), "edited");
  expect((await generateInto(folder, ...out)).status).toBe(0);
  expect(readFileSync(path.join(folder, "out/README.md"), "utf8")).not.toBe("edited");
  expect((await generateInto(folder, ...out, "--only", "schemas")).status).toBe(0);
  expect(readdirSync(path.join(folder, "out"))).not.toContain("README.md");
});

it("even --force does not replace a user's folder with a generated file, or a user's file with a generated folder", async () => {
  const folder = folderWith("kinds", { "openapi.json/mine.txt": "mine", vectors: "mine" });
  const before = textsIn(folder);
  const { status, err } = await generateInto(folder);
  expect(status).toBe(1);
  expect(err).toMatch(/^ {2}openapi\.json\n {2}vectors$/m);
  expect(textsIn(folder)).toEqual(before);
  expect((await generateInto(folder, "--force")).status).toBe(1);
  expect(textsIn(folder)).toMatchObject(before);
});

it("a generated file is replaced by a generated folder with the same name", () => {
  const folder = folderFor("foreign/becomes-folder");
  write(folder, new Map([["kites", "a file"]]));
  write(folder, new Map([["kites/red.json", "a file in a folder"]]));
  expect(Object.keys(textsIn(folder)).sort()).toEqual([".manifest.json", "kites/red.json"]);
});

it("a user's file at the path of a generated folder with subfolders is a conflict", async () => {
  const folder = folderWith("deep", { validators: "mine" });
  const { status, err } = await generateInto(folder, "--only", "validators");
  expect(status).toBe(1);
  expect(err).toMatch(/^ {2}validators$/m);
  expect(readFileSync(path.join(folder, "validators"), "utf8")).toBe("mine");
});

it("a dangling symbolic link at the path of a generated file is a conflict", async () => {
  const folder = folderWith("links", {});
  symlinkSync(path.join(folder, "nowhere"), path.join(folder, "README.md"));
  const { status, err } = await generateInto(folder);
  expect(status).toBe(1);
  expect(err).toMatch(/^ {2}README\.md$/m);
});

it("a manifest that talonario did not write is a conflict", async () => {
  const folder = folderWith("manifest", { ".manifest.json": '{"files": {"a.js": {"size": 1}}}' });
  const { status, err } = await generateInto(folder);
  expect(status).toBe(1);
  expect(err).toContain(".manifest.json");
});

it("--force overwrites a manifest that talonario did not write, and removes no file that this manifest lists", async () => {
  const listed = '{"files": {"index.html": {"size": 1}}}';
  const folder = folderWith("listed-elsewhere", { ".manifest.json": listed, "index.html": "mine" });
  expect((await generateInto(folder, "--force")).status).toBe(0);
  const after = textsIn(folder);
  expect(after["index.html"]).toBe("mine");
  expect(JSON.parse(after[".manifest.json"] ?? "").files).not.toHaveProperty("index.html");
});

it("a user's folder .talonario-notes is not removed, although staging folders have the same prefix", async () => {
  const folder = folderWith("staging", {});
  mkdirSync(path.join(folder, ".talonario-notes"));
  expect((await generateInto(folder)).status).toBe(0);
  expect(readdirSync(folder)).toContain(".talonario-notes");
});

it("a run that writes only the manifest prints no sizes of validators", async () => {
  const args = ["--only", "types,validators", "--out"];
  const folder = folderWith("manifest", {});
  const out = path.join(folder, "out");
  expect((await generateInto(folder, ...args, out)).out).toContain("of validators");
  rmSync(path.join(out, ".manifest.json"));
  expect((await generateInto(folder, ...args, out)).out).toMatch(
    /^\d+ files: nothing changed, .*$/,
  );
});

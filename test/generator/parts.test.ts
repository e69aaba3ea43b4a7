import { expect, it } from "vitest";
import { generateCommand } from "../../generator/commands/generate.ts";
import { readingOf } from "../../generator/commands/reading.ts";
import { allParts, type Part } from "../../generator/emit/parts.ts";
import { generate } from "../../generator/generate.ts";
import { placeOf } from "../../generator/program/settings.js";
import { entryOf } from "./case-output.ts";
import { recordingConsole } from "./command.ts";
import { folderFor, writeFiles } from "./output.ts";

const entry = entryOf("lending");

async function filesOf(...only: Part[]): Promise<ReadonlyMap<string, string>> {
  return (await generate(entry, { only })).files;
}

/** The distinct first segments of the files' paths, sorted. */
const tops = (files: ReadonlyMap<string, string>) =>
  [...new Set([...files.keys()].map((name) => name.replace(/\/.*/, "")))].sort();

it("the part `validators` contains only validators, their licences and the models", async () => {
  const files = await filesOf("validators");
  expect(tops(files)).toEqual(["NOTICE", "types", "validators"]);
  expect([...files.keys()].filter((name) => name.startsWith("types/"))).toEqual([
    "types/models.d.ts",
    "types/models.js",
  ]);
});

it.each<[Part[], string[]]>([
  [["types"], ["types"]],
  [["schemas"], ["openapi.json", "schemas"]],
  [
    ["client"],
    ["client", "client.d.ts", "client.js", "rules.d.ts", "rules.js", "rules.json", "types"],
  ],
  [
    ["types", "validators"],
    ["NOTICE", "types", "validators"],
  ],
])("the parts %j contain only the files that they need", async (only, expected) => {
  expect(tops(await filesOf(...only))).toEqual(expected);
});

it("a run with all parts has the same output as a run that names no part", async () => {
  const { files } = await generate(entry);
  expect([...(await filesOf(...allParts))]).toEqual([...files]);
});

it("the package exports only files that the run generates", async () => {
  const files = await filesOf("validators", "package");
  const {
    exports,
    files: published,
    peerDependencies,
  } = JSON.parse(files.get("package.json") ?? "");
  expect(Object.keys(exports)).toEqual([
    "./validators/*",
    "./validators/runtime/*",
    "./types",
    "./rules",
    "./rules.json",
    "./package.json",
  ]);
  expect(published).toEqual([
    "validators",
    "types",
    "rules.js",
    "rules.d.ts",
    "rules.json",
    "NOTICE",
  ]);
  expect(peerDependencies).toBeUndefined();
  expect(files.get("README.md")).not.toMatch(/api\/client|vectors\/|openapi\.json/);
});

it("--only accepts names separated by commas, may be repeated, and may be set in package.json", () => {
  const folder = folderFor("parts-settings");
  const talonario = { only: ["types,validators"], strict: true, format: ["ulid=^[0-9A-Z]{26}$"] };
  writeFiles(folder, [["package.json", JSON.stringify({ talonario })]]);
  const place = placeOf({}, folder);
  expect(readingOf(place)).toMatchObject({ only: ["types", "validators"], strict: true });
  expect(readingOf(place).formats).toEqual(new Map([["ulid", "^[0-9A-Z]{26}$"]]));
  expect(placeOf({ only: ["client", "pages,schemas"] }, folder).only).toEqual([
    "client",
    "pages",
    "schemas",
  ]);
});

it("--only suggests the right name for a misspelt part", async () => {
  const { console } = recordingConsole();
  const run = generateCommand.run(["--spec", entry, "--only", "validator"], console);
  await expect(run).rejects.toThrow("there is no such part. Did you mean validators?");
});

it("the package's README escapes HTML in the spec's title, and replaces control characters", async () => {
  const folder = folderFor("parts-title");
  const info = { title: "Kites <img src=x>\u001b[31m", version: "1" };
  writeFiles(folder, [["openapi.json", JSON.stringify({ openapi: "3.1.1", info, paths: {} })]]);
  const { files } = await generate(`${folder}/openapi.json`, { only: ["package"] });
  expect(files.get("README.md")).toContain("Kites &lt;img src=x>\ufffd[31m,");
});

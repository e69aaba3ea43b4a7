import fs, { cpSync, mkdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { generate } from "../../generator/generate.ts";
import { casesFolder, entryOf, generateCase } from "./case-output.ts";
import { runGenerator } from "./command.ts";
import { folderFor } from "./output.ts";
import { filesBelow, timesOf } from "./times.ts";

let expected: Record<string, string>;

beforeAll(async () => {
  expected = textsOf(await generateCase("lending", "reproducible"));
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

function textsOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(folder)
      .filter((name) => name !== ".manifest.json")
      .map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

/** The manifest of an output, with the names of the files instead of their hashes. */
function manifestOf(folder: string): unknown {
  const manifest = JSON.parse(readFileSync(path.join(folder, ".manifest.json"), "utf8"));
  return { ...manifest, files: Object.keys(manifest.files) };
}

/** Another time zone, another locale, and a umask that gives access only to the owner. */
const foreign = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(
    "import { isMainThread } from 'node:worker_threads'; if (isMainThread) process.umask(0o077);",
  )}`,
  TZ: "Pacific/Kiritimati",
  LC_ALL: "tr_TR.UTF-8",
  LANG: "tr_TR.UTF-8",
};

describe("the output of a spec", { timeout: 60_000 }, () => {
  it("stays the same in a second run, which writes nothing", async () => {
    const out = path.join(folderFor("reproducible-twice"), "out");
    const args = ["--spec", entryOf("lending"), "--out", out];
    expect((await runGenerator(args)).status).toBe(0);
    expect(textsOf(out)).toEqual(expected);
    const before = timesOf(out);
    const again = await runGenerator(args, { env: foreign });
    expect(again.stdout).toContain("nothing changed");
    expect(timesOf(out)).toEqual(before);
  });

  it("is the same in paths with spaces and non-ASCII letters, in another time zone, locale and umask", async () => {
    const folder = path.join(folderFor("reproducible-elsewhere"), "Ein Ordner für 本 & Ñandú's");
    mkdirSync(folder);
    cpSync(path.join(casesFolder, "lending"), path.join(folder, "die Bücher #1"), {
      recursive: true,
    });
    const args = ["--spec", "die Bücher #1/openapi.yaml", "--out", "the output 100%"];
    const { status, stderr } = await runGenerator(args, { cwd: folder, env: foreign });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const output = path.join(folder, "the output 100%");
    expect(textsOf(output)).toEqual(expected);
    expect(statSync(path.join(output, "routes.ts")).mode & 0o777).toBe(0o600);
    expect(manifestOf(output)).toEqual({ files: Object.keys(expected) });
  });

  it("does not change if the folder of the spec is a symbolic link", async () => {
    const folder = folderFor("reproducible-link");
    symlinkSync(path.join(casesFolder, "lending"), path.join(folder, "linked"));
    const { files } = await generate(path.join(folder, "linked/openapi.yaml"));
    expect(Object.fromEntries(files)).toEqual(expected);
  });

  it("does not depend on the order in which a folder lists its files", async () => {
    const list = fs.readdirSync;
    const reversed = vi
      .spyOn(fs, "readdirSync")
      .mockImplementation(((...given: Parameters<typeof list>) =>
        list(...given).reverse()) as typeof list);
    syncBuiltinESMExports();
    const folder = await generateCase("lending", "reproducible-reversed");
    expect(reversed).toHaveBeenCalled();
    expect(textsOf(folder)).toEqual(expected);
  });

  it("contains no path of the machine that generated it", () => {
    for (const [name, text] of Object.entries(expected)) {
      expect(text, name).not.toContain(casesFolder);
      expect(text, name).not.toMatch(/\/(work|home|root|tmp)\//);
    }
  });
});

import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Files } from "../../generator/emit/files.ts";
import { generate } from "../../generator/generate.ts";
import { compareWithDisk, write } from "../../generator/write.ts";
import { casesFolder, entryOf } from "./case-output.ts";
import { runGenerator } from "./command.ts";
import { folderFor, writeFiles } from "./output.ts";
import { filesBelow, timesOf } from "./times.ts";

let files: Files;
let fresh: string;
let out: string;

beforeAll(async () => {
  files = (await generate(entryOf("observatory"))).files;
  fresh = path.join(folderFor("stale-fresh"), "out");
  write(fresh, files);
});

beforeEach(() => {
  out = path.join(folderFor("stale"), "out");
  cpSync(fresh, out, { recursive: true });
});

/** Adds an orphaned file to the output, as if only an earlier spec had generated the file. */
function leaveBehind(name: string): void {
  write(out, new Map([...files, [name, "export {};\n"]]));
}

describe("generate --check", { timeout: 60_000 }, () => {
  const check = () => runGenerator(["--spec", entryOf("observatory"), "--out", out, "--check"]);

  it("of unchanged output changes nothing, and exits with 0", async () => {
    const before = timesOf(out);
    expect((await check()).status).toBe(0);
    expect(timesOf(out)).toEqual(before);
  });

  it("prints the names of edited, deleted and orphaned files, changes nothing, and exits with 1", async () => {
    leaveBehind("validators/telescope.js");
    appendFileSync(path.join(out, "routes.ts"), "\n");
    rmSync(path.join(out, "rules.json"));
    const before = timesOf(out);
    const { status, stderr } = await check();
    expect(status).toBe(1);
    const named = stderr.split("\n").filter((line) => line.includes(`${path.basename(out)}/`));
    expect(named.map((line) => line.slice(line.indexOf("/out/") + 5)).sort()).toEqual([
      ".manifest.json: differs",
      "routes.ts: differs",
      "rules.json: missing",
      "validators/telescope.js: no longer generated",
    ]);
    expect(timesOf(out)).toEqual(before);
  });

  it("changes no file, not even in the cache", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "check-"));
    const elsewhere = path.join(folder, "out");
    cpSync(fresh, elsewhere, { recursive: true });
    const before = timesOf(folder);
    const args = ["--spec", entryOf("observatory"), "--out", elsewhere, "--check"];
    const { status } = await runGenerator(args, { env: { XDG_CACHE_HOME: folder } });
    expect(status).toBe(0);
    expect(timesOf(folder)).toEqual(before);
    rmSync(folder, { recursive: true });
  });

  it("creates no output folder", async () => {
    rmSync(out, { recursive: true });
    expect(compareWithDisk(out, files).added).toEqual([".manifest.json", ...files.keys()].sort());
    expect((await check()).status).toBe(1);
    expect(existsSync(out)).toBe(false);
  });
});

describe("a second run", { timeout: 60_000 }, () => {
  it("generates again only if the spec or the output has changed", async () => {
    const spec = path.join(folderFor("stale-spec"), "spec");
    cpSync(path.join(casesFolder, "observatory"), spec, { recursive: true });
    const entry = path.join(spec, "openapi.yaml");
    const generated = (...args: string[]) => runGenerator(["--spec", entry, "--out", out, ...args]);
    expect((await generated()).stdout).toContain("nothing changed");
    const reported = JSON.parse((await generated("--json")).stdout);
    expect(reported).toMatchObject({ files: files.size, added: [], changed: [], allowed: [] });
    expect(reported.stages).toEqual({});
    const routes = path.join(out, "routes.ts");
    appendFileSync(routes, "\n");
    expect((await generated()).stdout).toContain("1 changed");
    expect(readFileSync(routes, "utf8")).toBe(files.get("routes.ts"));
    const text = readFileSync(entry, "utf8");
    writeFileSync(entry, text.replace("operationId: addNight", "operationId: keepNight"));
    expect((await generated()).stdout).not.toContain("nothing changed");
    expect(readFileSync(routes, "utf8")).toContain("keepNight");
    expect((await generated()).stdout).toContain("nothing changed");
  });
});

describe("a second run after allowed problems or warnings", { timeout: 60_000 }, () => {
  const allowing = ["--allow", "spec/missing-file", "--only", "types"];
  const spec = path.join(folderFor("stale-missing"), "spec");
  const place = path.join(spec, "openapi.yaml");
  const generated = (...args: string[]) =>
    runGenerator(["--spec", place, "--out", out, ...allowing, ...args]);

  it("generates again if a missing file was added", async () => {
    const text = "openapi: 3.1.1\ninfo: { title: t, version: '1' }\n";
    writeFiles(spec, [
      ["openapi.yaml", `${text}components: { schemas: { A: { $ref: a.yaml } } }\n`],
    ]);
    await generated();
    writeFileSync(path.join(spec, "a.yaml"), "type: object\n");
    expect((await generated("--check")).status).toBe(1);
    expect((await generated()).stdout).toContain("changed, ");
    expect((await generated("--check")).status).toBe(0);
  });

  it("reports the places of warnings relative to the current folder", async () => {
    const text = "openapi: 3.1.1\ninfo: { title: t, version: '1' }\n";
    const schema = "{ type: string, format: shade }";
    writeFiles(spec, [["openapi.yaml", `${text}components: { schemas: { A: ${schema} } }\n`]]);
    const placesFrom = async (cwd: string) => {
      const args = ["--spec", place, "--out", out, "--json"];
      const { warnings } = JSON.parse((await runGenerator(args, { cwd })).stdout);
      return warnings.map(({ file }: { file: string }) => file);
    };
    expect(await placesFrom(spec)).toEqual(["openapi.yaml"]);
    expect(await placesFrom(path.dirname(spec))).toEqual(["spec/openapi.yaml"]);
  });
});

describe("the function write", () => {
  it("restores edited and deleted files, removes orphaned files, and changes no other file", () => {
    leaveBehind("validators/telescope.js");
    appendFileSync(path.join(out, "routes.ts"), "\n");
    rmSync(path.join(out, "rules.json"));
    const before = timesOf(out);
    expect(write(out, files)).toEqual({
      added: ["rules.json"],
      changed: [".manifest.json", "routes.ts"],
      orphaned: ["validators/telescope.js"],
    });
    expect(compareWithDisk(out, files)).toEqual({ added: [], changed: [], orphaned: [] });
    const after = timesOf(out);
    for (const name of filesBelow(out)) {
      const mended = ["rules.json", "routes.ts", ".manifest.json"].includes(name);
      if (!mended) expect(after[name], name).toBe(before[name]);
    }
    expect(filesBelow(out)).toEqual([".manifest.json", ...files.keys()].sort());
  });

  it("removes no file that the generator did not write", () => {
    writeFileSync(path.join(out, "mine.ts"), "");
    write(out, files);
    expect(existsSync(path.join(out, "mine.ts"))).toBe(true);
  });

  it("removes no file outside the output folder, even if the manifest lists it", () => {
    const outside = path.join(out, "../precious");
    writeFileSync(outside, "");
    const names = { "../precious": "", [outside]: "", "validators/../../precious": "" };
    writeFileSync(path.join(out, ".manifest.json"), JSON.stringify({ files: names }));
    expect(compareWithDisk(out, files).orphaned).toEqual([]);
    write(out, files);
    expect(existsSync(outside)).toBe(true);
  });

  it("removes no file if the manifest is broken", () => {
    leaveBehind("validators/telescope.js");
    for (const manifest of ["", "{", "null", "[]", '{"files": null}', '{"files": 1}']) {
      writeFileSync(path.join(out, ".manifest.json"), manifest);
      expect(compareWithDisk(out, files).orphaned).toEqual([]);
      write(out, files, undefined, true);
      expect(existsSync(path.join(out, "validators/telescope.js")), manifest).toBe(true);
    }
  });
});

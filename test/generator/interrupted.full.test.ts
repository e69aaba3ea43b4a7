import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { casesFolder } from "./case-output.ts";
import { runGenerator } from "./command.ts";
import { folderFor } from "./output.ts";
import { filesBelow } from "./times.ts";

const moments = new URL("moments.js", import.meta.url).href;
let folder: string;
let fresh: Record<string, string>;
let stale: Record<string, string>;
let counts: Record<string, number>;

const spec = () => path.join(folder, "spec/openapi.yaml");

/** Generates into a folder; `moment` is the value of MOMENT, which moments.js explains. */
function generateInto(name: string, moment = "", args: string[] = []) {
  return runGenerator(["--spec", spec(), "--out", path.join(folder, name), ...args], {
    env: { NODE_OPTIONS: `--import ${moments}`, MOMENT: moment },
  });
}

function textsOf(name: string): Record<string, string> {
  const out = path.join(folder, name);
  return Object.fromEntries(
    filesBelow(out)
      .filter((file) => !file.startsWith(".talonario-"))
      .map((file) => [file, readFileSync(path.join(out, file), "utf8")]),
  );
}

beforeAll(async () => {
  folder = folderFor("interrupted");
  cpSync(path.join(casesFolder, "observatory"), path.join(folder, "spec"), { recursive: true });
  await generateInto("stale");
  stale = textsOf("stale");
  const text = readFileSync(spec(), "utf8");
  writeFileSync(spec(), text.replaceAll("Target", "Aim").replace("addNight", "keepNight"));
  cpSync(path.join(folder, "stale"), path.join(folder, "fresh"), { recursive: true });
  const { stderr } = await generateInto("fresh", "count");
  counts = JSON.parse(stderr.slice(stderr.indexOf("{")));
  fresh = textsOf("fresh");
}, 60_000);

/** Copies the old spec's output to `out`, then generates from the new spec into `out` with this `moment`. */
async function runAt(moment: string) {
  rmSync(path.join(folder, "out"), { recursive: true, force: true });
  cpSync(path.join(folder, "stale"), path.join(folder, "out"), { recursive: true });
  return generateInto("out", moment);
}

describe("a run of generate", { timeout: 120_000 }, () => {
  it("writes and renames more than ten files, and removes a file (the tests below need this)", () => {
    expect(counts.writeFileSync).toBeGreaterThan(10);
    expect(counts.renameSync).toBe(counts.writeFileSync);
    expect(Object.keys(stale).some((name) => !(name in fresh))).toBe(true);
  });

  it.each([
    ["before it writes the first file", () => "SIGKILL writeFileSync 1"],
    [
      "while it writes files",
      () => `SIGKILL writeFileSync ${Math.ceil((counts.writeFileSync ?? 0) / 2)}`,
    ],
    ["before it renames the first file", () => "SIGKILL renameSync 1"],
  ])("that is killed %s leaves the old output unchanged", async (_when, moment) => {
    expect((await runAt(moment())).signal).toBe("SIGKILL");
    expect(textsOf("out")).toEqual(stale);
  });

  it("that is killed during renames leaves differences that --check reports and the next run repairs", async () => {
    // The first rename replaces the manifest. The removals come next, and then the other renames.
    // After a third of the renames, more than ten files still differ.
    const early = Math.ceil((counts.renameSync ?? 0) / 3);
    expect((await runAt(`SIGKILL renameSync ${early}`)).signal).toBe("SIGKILL");
    for (const [name, text] of Object.entries(textsOf("out"))) {
      if (name !== ".manifest.json") expect([fresh[name], stale[name]], name).toContain(text);
    }
    const texts = textsOf("out");
    const differing = Object.keys({ ...texts, ...fresh }).filter(
      (name) => texts[name] !== fresh[name],
    );
    expect(differing.length).toBeGreaterThan(10);
    const { status, stderr } = await generateInto("out", "", ["--check"]);
    expect(status).toBe(1);
    expect(stderr.match(/differs|missing|no longer generated/g)).toHaveLength(differing.length);
    await generateInto("out");
    expect(textsOf("out")).toEqual(fresh);
    expect(filesBelow(path.join(folder, "out"))).toEqual(Object.keys(fresh));
  });

  it("that is killed after all renames leaves the new output complete", async () => {
    expect((await runAt("SIGKILL rmSync 1")).signal).toBe("SIGKILL");
    expect(textsOf("out")).toEqual(fresh);
  });

  it.each(["SIGINT", "SIGTERM"])(
    "that receives %s while it renames files completes all renames before it exits",
    async (signal) => {
      expect((await runAt(`${signal} renameSync 3`)).signal).toBe(signal);
      expect(textsOf("out")).toEqual(fresh);
      expect(filesBelow(path.join(folder, "out"))).toEqual(Object.keys(fresh));
    },
  );

  it("reports a full disk and leaves the old output unchanged", async () => {
    const { status, stderr } = await runAt("ENOSPC writeFileSync 7");
    expect(status).toBe(1);
    expect(stderr).toContain("no space left");
    expect(textsOf("out")).toEqual(stale);
    expect(filesBelow(path.join(folder, "out"))).toEqual(Object.keys(stale));
  });
});

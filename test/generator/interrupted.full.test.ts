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

/** Generates into a folder; `moment` says at which call of the file system something is done to the process. */
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

/** An output of the old spec, and a run on the new one to which something is done. */
async function runAt(moment: string) {
  rmSync(path.join(folder, "out"), { recursive: true, force: true });
  cpSync(path.join(folder, "stale"), path.join(folder, "out"), { recursive: true });
  return generateInto("out", moment);
}

describe("a run of generate that is killed", { timeout: 120_000 }, () => {
  it("has much to write, to rename and to remove", () => {
    expect(counts.writeFileSync).toBeGreaterThan(10);
    expect(counts.renameSync).toBe(counts.writeFileSync);
    expect(Object.keys(stale).some((name) => !(name in fresh))).toBe(true);
  });

  it.each([
    ["before it writes", () => "SIGKILL writeFileSync 1"],
    [
      "while it writes",
      () => `SIGKILL writeFileSync ${Math.ceil((counts.writeFileSync ?? 0) / 2)}`,
    ],
    ["before it renames", () => "SIGKILL renameSync 1"],
  ])("%s leaves the old output whole", async (_when, moment) => {
    expect((await runAt(moment())).signal).toBe("SIGKILL");
    expect(textsOf("out")).toEqual(stale);
  });

  it("while it renames leaves what a check names and the next run mends", async () => {
    const middle = Math.ceil((counts.renameSync ?? 0) / 2);
    expect((await runAt(`SIGKILL renameSync ${middle}`)).signal).toBe("SIGKILL");
    for (const [name, text] of Object.entries(textsOf("out"))) {
      if (name !== ".manifest.json") expect([fresh[name], stale[name]], name).toContain(text);
    }
    const { status, stderr } = await generateInto("out", "", ["--check"]);
    expect(status).toBe(1);
    expect(stderr.match(/not as generated|missing|left behind/g)?.length).toBeGreaterThan(10);
    await generateInto("out");
    expect(textsOf("out")).toEqual(fresh);
    expect(filesBelow(path.join(folder, "out"))).toEqual(Object.keys(fresh));
  });

  it("when all is renamed leaves the new output whole", async () => {
    expect((await runAt("SIGKILL rmSync 1")).signal).toBe("SIGKILL");
    expect(textsOf("out")).toEqual(fresh);
  });

  it.each(["SIGINT", "SIGTERM"])("by %s while it renames finishes that first", async (signal) => {
    expect((await runAt(`${signal} renameSync 3`)).signal).toBe(signal);
    expect(textsOf("out")).toEqual(fresh);
    expect(filesBelow(path.join(folder, "out"))).toEqual(Object.keys(fresh));
  });

  it("by a full disk says so, and leaves the old output whole", async () => {
    const { status, stderr } = await runAt("ENOSPC writeFileSync 7");
    expect(status).toBe(1);
    expect(stderr).toContain("no space left");
    expect(textsOf("out")).toEqual(stale);
    expect(filesBelow(path.join(folder, "out"))).toEqual(Object.keys(stale));
  });
});

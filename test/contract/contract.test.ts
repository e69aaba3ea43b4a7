import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { type Compare, holdContract } from "../../generator/contract/contract.ts";
import { folderFor, writeFiles } from "../generator/output.ts";

let folder: string;
const entry = () => `${folder}/openapi.json`;
const kept = (version: string) => `${folder}/history/${version}.yaml`;
const changelog = () => readFileSync(`${folder}/history/CHANGELOG.md`, "utf8");

/** Compares only the ids of operations; a removed operation is a breaking change. */
const compare: Compare = (before, after) => {
  const ids = (one: typeof before) => new Set(one.planned.operations.map(({ id }) => id));
  const [old, now] = [ids(before), ids(after)];
  return [
    ...[...old]
      .filter((id) => !now.has(id))
      .map((id) => ({ breaking: true, text: `${id} is gone.` })),
    ...[...now]
      .filter((id) => !old.has(id))
      .map((id) => ({ breaking: false, text: `${id} is new.` })),
  ];
};

function write(version: string, ...ids: string[]): void {
  const paths = Object.fromEntries(
    ids.map((id) => [
      `/${id}`,
      {
        get: { operationId: id, security: [], responses: { "200": { $ref: "answers.json#/ok" } } },
      },
    ]),
  );
  const spec = { openapi: "3.1.1", info: { title: "Kept", version }, paths };
  writeFiles(folder, [
    ["openapi.json", JSON.stringify(spec)],
    ["answers.json", JSON.stringify({ ok: { description: "Fine." } })],
  ]);
}

/**
 * Compares the spec with the last release. If the version is valid, updates the changelog; `keep` also stores a
 * release. Before the first release, a call without `keep` writes nothing.
 */
const hold = (keep = false) => holdContract(entry(), compare, keep);

beforeEach(() => {
  folder = folderFor("contract");
});

describe("the contract of a spec", () => {
  it("has no changes until the first release is kept, that is, stored in `history/`", async () => {
    write("1.0.0", "read");
    expect(await hold()).toEqual({ version: "1.0.0", entries: [], least: "1.0.0", kept: false });
    expect(existsSync(`${folder}/history`)).toBe(false);
    expect((await hold(true)).kept).toBe(true);
    expect(readFileSync(kept("1.0.0"), "utf8")).toContain("Fine.");
    expect(changelog()).toBe(
      "# What changed\n\n## 1.0.0\n\n### What is new\n\n- The first release.\n",
    );
  });

  it("needs a new major version for a breaking change", async () => {
    write("1.0.0", "read", "list");
    await hold(true);
    write("1.1.0", "read");
    const fault = "the changes break clients: raise the version from 1.1.0 to 2.0.0 or more";
    expect(await hold()).toMatchObject({ last: "1.0.0", least: "2.0.0", fault, kept: false });
    expect((await hold(true)).kept).toBe(false);
    expect(changelog()).not.toContain("1.1.0");
    write("2.0.0", "read");
    expect(await hold()).not.toHaveProperty("fault");
    expect(changelog()).toMatch(
      /## 2\.0\.0\n\n### What clients must change\n\n- list is gone\.\n\n## 1\.0\.0/,
    );
  });

  it("needs a new minor version for an addition, and rewrites the changelog until the release is kept", async () => {
    write("1.0.0", "read");
    await hold(true);
    write("1.0.1", "read", "list");
    expect((await hold()).fault).toMatch(/concern clients.*1\.1\.0/);
    write("1.1.0", "read", "list");
    await hold();
    write("1.1.0", "read", "search");
    expect(await hold(true)).toMatchObject({ kept: true, last: "1.0.0" });
    expect(changelog()).toContain("- search is new.");
    expect(changelog()).not.toContain("list");
  });

  it("never changes a kept release", async () => {
    write("1.0.0", "read");
    await hold(true);
    expect(await hold()).toMatchObject({ last: "1.0.0", entries: [] });
    expect(await hold(true)).not.toHaveProperty("fault");
    write("1.0.0", "read", "list");
    expect((await hold()).fault).toMatch(/from 1\.0\.0 to 1\.1\.0 or more/);
    write("1.0.0", "read");
    const before = readFileSync(kept("1.0.0"), "utf8");
    writeFileSync(`${folder}/answers.json`, JSON.stringify({ ok: { description: "Good." } }));
    expect(await hold(true)).toMatchObject({ entries: [], kept: true });
    expect(readFileSync(kept("1.0.0"), "utf8")).toBe(before);
  });

  it("drops from the changelog the section of a version that was never released", async () => {
    write("1.0.0", "read", "list");
    await hold(true);
    const released = changelog();
    write("1.1.0", "read", "list", "search");
    await hold();
    expect(changelog()).toContain("## 1.1.0");
    write("2.0.0", "read", "search");
    await hold();
    expect(changelog().match(/^## .*$/gm)).toEqual(["## 2.0.0", "## 1.0.0"]);
    write("1.0.0", "read", "list");
    await hold();
    expect(changelog()).toBe(released);
  });

  it.each(["v1", "1.0", "2026-11-26", "1.0.0-rc.1", "01.0.0"])(
    "rejects a version that is not three numbers: %s",
    async (version) => {
      write(version, "read");
      const fault = `the version of the spec is ${version}: write three numbers, such as 1.0.0`;
      expect(await hold(true)).toMatchObject({ fault, least: "0.0.1", kept: false });
      expect(existsSync(`${folder}/history`)).toBe(false);
      write("1.0.0", "read");
      await hold(true);
      write(version, "read");
      expect(await hold(true)).toMatchObject({ last: "1.0.0", least: "1.0.1", fault, kept: false });
    },
  );

  it("allows no version below or between kept versions", async () => {
    for (const version of ["1.1.0", "1.2.0"]) {
      write(version, "read");
      await hold(true);
    }
    for (const version of ["1.0.0", "1.1.1"]) {
      write(version, "read");
      expect(await hold()).toMatchObject({ last: "1.2.0", least: "1.2.1" });
    }
  });

  it("rejects a version below the kept version", async () => {
    write("1.2.0", "read");
    await hold(true);
    write("1.1.0", "read");
    const fault = "the version of the spec is 1.1.0, but 1.2.0 is kept already: raise the version";
    expect(await hold()).toMatchObject({ last: "1.2.0", fault });
  });

  it("below version 1.0.0 needs a new minor version for a breaking change", async () => {
    write("0.3.0", "read", "list");
    await hold(true);
    write("0.3.1", "read");
    expect((await hold()).least).toBe("0.4.0");
    write("0.4.0", "read");
    expect(await hold()).not.toHaveProperty("fault");
  });
});

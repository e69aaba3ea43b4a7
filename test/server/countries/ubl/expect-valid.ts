import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { authorities } from "../native-suite.ts";

/** Expects an XML file to be valid under the XML Schema at the path `schema`, relative to the folder `authorities`. */
export function expectValid(bytes: Buffer, schema: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), "answer-"));
  try {
    const file = path.join(folder, "answer.xml");
    writeFileSync(file, bytes);
    const options = ["--nonet", "--noout", "--schema", path.join(authorities ?? "", schema)];
    const { stderr } = spawnSync("xmllint", [...options, file], { encoding: "utf8" });
    expect(stderr).toBe(`${file} validates\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

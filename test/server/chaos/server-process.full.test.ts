import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "server-process-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a program that fails with an exception also stops the server that it started", async () => {
  const program = `
    import { startServer } from ${JSON.stringify(path.join(import.meta.dirname, "server-process.ts"))};
    const { url } = await startServer({ database: ${JSON.stringify(`file:${folder}/kept.db`)} });
    console.log(url);
    throw new Error("The drill breaks.");`;
  const args = ["--import", "ts-blank-space/register", "--input-type=module", "-e", program];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("The drill breaks.")]);
  const url = stdout.trim();
  expect(url).toMatch(/^http:/);
  await expect
    .poll(() =>
      fetch(url).then(
        () => "responds",
        () => "is gone",
      ),
    )
    .toBe("is gone");
});

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { createLedger } from "./ledger.ts";
import { makeStandby } from "./postgres-cluster.ts";
import { killServers, startServer } from "./server-process.ts";
import { stopWriters, writeDocuments } from "./writers.ts";

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

it("killServers ends a running server", async () => {
  const { ended } = await startServer({ database: `file:${folder}/killed.db` });
  killServers();
  expect(await ended).toBe("SIGKILL");
});

it("startServer ends a server that does not listen within a minute", async () => {
  const file = path.join(folder, "pid");
  const under = ["sh", "-c", `echo $$ > ${file}.new; mv ${file}.new ${file}; exec sleep 300`];
  const timers = vi.spyOn(globalThis, "setTimeout");
  const started = startServer({ database: `file:${folder}/silent.db`, under });
  const [endOfMinute] = timers.mock.calls.find(([, delay]) => delay === 60_000) ?? [];
  timers.mockRestore();
  await expect.poll(() => existsSync(file)).toBe(true);
  endOfMinute?.();
  await expect(started).rejects.toThrow("The server does not listen");
  const pid = Number(readFileSync(file, "utf8"));
  await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
});

it("makeStandby leaves no folder behind if it cannot copy the cluster", async ({ skip }) => {
  vi.stubEnv("TMPDIR", folder);
  const url = "postgres://postgres@127.0.0.1:9/postgres";
  const outcome = await makeStandby({ url }).then(
    (made) => (made === undefined ? "not installed" : "made"),
    () => "failed",
  );
  vi.unstubAllEnvs();
  skip(outcome === "not installed", "PostgreSQL is not installed");
  expect(outcome).toBe("failed");
  expect(readdirSync(folder).filter((name) => name.includes("cluster"))).toEqual([]);
});

it("stopWriters ends writers that get no response", async () => {
  // `fetch` rejects port 9 before it connects, so each request is lost.
  const url = () => "http://127.0.0.1:9";
  const ledger = createLedger();
  const writing = writeDocuments({ writers: 2, url, token: "", ledger, isOver: () => false });
  stopWriters();
  expect(await writing).toEqual({ lost: 2 });
});

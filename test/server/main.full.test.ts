import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type BuiltServer, buildServer } from "./built-server.ts";

const PATIENCE_MS = 60_000;
let built: BuiltServer;

beforeAll(() => {
  built = buildServer();
}, PATIENCE_MS);

afterAll(() => built.remove());

interface Started {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<number | null>;
}

function start(
  environment: Record<string, string>,
  [command = "", ...args] = [process.execPath, built.program("main")],
  cwd?: string,
): Started {
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env.PATH, PORT: "0", RESPONSE_CHECKS: "enforce", ...environment },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [out, err]: string[][] = [[], []];
  child.stdout.on("data", (chunk) => out?.push(String(chunk)));
  child.stderr.on("data", (chunk) => err?.push(String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, out: () => out?.join("") ?? "", err: () => err?.join("") ?? "", ended };
}

async function listening(started: Started): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && started.child.exitCode === null) {
    const url = /listens on (http:\S+)/.exec(started.out())?.[1];
    if (url !== undefined) {
      return url;
    }
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`The server does not listen: ${started.out()}${started.err()}`);
}

describe("the program", () => {
  it.each([
    { PORT: "http" },
    { SECRET_KEY: "short" },
    { DATABASE_URL: "mysql://x/y" },
    { DATABASE_URL: "file:/dev/null/talonario.db" },
  ])(
    "exits with code 1 and one line on stderr for the invalid setting %o",
    async (environment) => {
      const started = start(environment);
      expect(await started.ended).toBe(1);
      expect(started.out()).toBe("");
      expect(started.err().trim().split("\n")).toHaveLength(1);
      expect(started.err()).toMatch(/^talonario: /);
      expect(started.err()).toContain(Object.keys(environment)[0]);
    },
    PATIENCE_MS,
  );

  it(
    "if it cannot listen at its first start, reports HOST and prints a login, which works at the next start",
    async () => {
      const DATABASE_URL = `file:${join(built.folder, "unheard.db")}`;
      const started = start({ DATABASE_URL, HOST: "192.0.2.1" });
      expect(await started.ended).toBe(1);
      expect(started.err()).toMatch(/^talonario: .*HOST/);
      const body = /-d '(\{.*\})'/.exec(started.out())?.[1] ?? "";
      const url = await listening(start({ DATABASE_URL }));
      const headers = { "Content-Type": "application/json" };
      expect((await fetch(`${url}/auth`, { method: "POST", headers, body })).status).toBe(200);
    },
    2 * PATIENCE_MS,
  );

  it(
    "creates a login that still works after a restart, and stops on SIGTERM",
    async () => {
      const database = join(built.folder, "deep", "talonario.db");
      const environment = { DATABASE_URL: `file:${database}` };
      const first = start(environment);
      const url = await listening(first);
      const login = /-d '(\{.*\})'/.exec(first.out())?.[1];
      const logIn = (at: string) =>
        fetch(`${at}/auth`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: login ?? "",
        });
      const response = await logIn(url);
      expect(response.status).toBe(200);
      const { access_token } = (await response.json()) as { access_token: string };
      first.child.kill("SIGTERM");
      expect(await first.ended).toBe(0);
      expect(statSync(`${database}.key`).mode & 0o777).toBe(0o600);

      const second = start(environment);
      const again = await listening(second);
      expect(second.out()).not.toContain("curl");
      expect((await logIn(again)).status).toBe(200);
      const Authorization = `Bearer ${access_token}`;
      expect((await fetch(`${again}/v1/accounts`, { headers: { Authorization } })).status).toBe(
        200,
      );
      const password = JSON.parse(login ?? "{}").password as string;
      expect(second.out() + first.err() + second.err()).not.toContain(password);
      second.child.kill("SIGTERM");
      expect(await second.ended).toBe(0);
    },
    2 * PATIENCE_MS,
  );

  it(
    "exits with code 0 if it gets SIGTERM as soon as it reports its address",
    async () => {
      const database = join(built.folder, "stopped.db");
      const { child, out, ended } = start({ DATABASE_URL: `file:${database}` });
      child.stdout?.on("data", () => out().includes("listens on") && child.kill("SIGTERM"));
      expect(await ended).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    "exits soon after SIGTERM, even if an open connection has sent nothing",
    async () => {
      const database = join(built.folder, "silent.db");
      const started = start({ DATABASE_URL: `file:${database}` });
      const { port } = new URL(await listening(started));
      const silent = connect(Number(port), "127.0.0.1").resume();
      await new Promise((resume) => silent.once("connect", resume));
      const before = performance.now();
      started.child.kill("SIGTERM");
      expect(await started.ended).toBe(0);
      expect(performance.now() - before).toBeLessThan(10_000);
    },
    PATIENCE_MS,
  );

  it(
    "stops if `npm start` gets SIGTERM, and npm exits with code 0",
    async () => {
      const folder = mkdtempSync(join(built.folder, "npm-"));
      const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
      // The server is already built, so this `build` does nothing.
      const quick = { scripts: { start: scripts.start, build: "node --version" } };
      writeFileSync(join(folder, "package.json"), JSON.stringify(quick));
      symlinkSync(built.folder, join(folder, "dist"));
      const environment = { DATABASE_URL: `file:${join(folder, "npm.db")}` };
      const started = start(environment, ["npm", "start"], folder);
      const url = await listening(started);
      started.child.kill("SIGTERM");
      expect(await started.ended).toBe(0);
      await expect(fetch(`${url}/livez`)).rejects.toThrow("fetch failed");
    },
    PATIENCE_MS,
  );

  // Every write to /dev/full fails, as on a full disk.
  it.skipIf(!existsSync("/dev/full"))(
    "responds, and exits with code 0, while the disk of its log is full",
    async () => {
      const PORT = String(await freePort());
      const DATABASE_URL = `file:${join(built.folder, "full-log.db")}`;
      const child = spawn(process.execPath, [built.program("main")], {
        env: { PATH: process.env.PATH, PORT, DATABASE_URL },
        stdio: ["ignore", openSync("/dev/full", "w"), "inherit"],
      });
      const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
      const status = () =>
        fetch(`http://127.0.0.1:${PORT}/livez`, { signal: AbortSignal.timeout(5000) }).then(
          (response) => response.status,
          String,
        );
      try {
        await expect.poll(status).toBe(200);
        // During this pause the server tries to write its log, and fails.
        await new Promise((resume) => setTimeout(resume, 1500));
        expect(await status()).toBe(200);
        child.kill("SIGTERM");
        expect(await ended).toBe(0);
      } finally {
        child.kill("SIGKILL");
      }
    },
    PATIENCE_MS,
  );
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resume) => server.listen(0, "127.0.0.1", resume));
  const address = server.address();
  await new Promise((resume) => server.close(resume));
  return typeof address === "object" && address !== null ? address.port : 0;
}

import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { freePort } from "../../server/chaos/server-process.ts";
import type { Subject } from "./subjects.ts";

/** A server that runs in a separate process and responds to requests. */
export interface Running {
  readonly port: number;
  /** Milliseconds from the start of the process to its first 200 or 404 at `/readyz`. */
  readonly startMs: number;
  /** Kills the process. Removes the folder if `startProcess` created the folder. */
  end(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 2;
const RESPONSE_MS = 1000;

/** The operator of the service under measurement. */
export const operator = { email: "operator@example.com", password: "the operator's password" };

/** The bearer token for the metrics of the service under measurement. */
export const metricsToken = "a-token-that-opens-metrics";

/**
 * Starts a server, and waits until the server responds. Throws if the server exits, or after 30 s. `folder` (default: a
 * new temporary folder) holds the server's database and log.
 */
export async function startProcess(subject: Subject, folder?: string): Promise<Running> {
  const home = folder ?? mkdtempSync(path.join(tmpdir(), "bench-"));
  const port = await freePort();
  const log = openSync(path.join(home, "log"), "a");
  const start = performance.now();
  const child = spawn(process.execPath, subject.args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: `file:${path.join(home, "bench.db")}`,
      SECRET_KEY: "a secret key for servers under measurement",
      OPERATOR_EMAIL: operator.email,
      OPERATOR_PASSWORD: operator.password,
      METRICS_TOKEN: metricsToken,
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await responds(port))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || performance.now() - start > PATIENCE_MS) {
      child.kill("SIGKILL");
      const printed = readFileSync(path.join(home, "log"), "utf8");
      throw new Error(`${subject.name} does not respond:\n${printed}`);
    }
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  }
  return {
    port,
    startMs: performance.now() - start,
    async end() {
      child.kill("SIGKILL");
      await ended;
      if (folder === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const target = { port, host: "127.0.0.1", path: "/readyz", agent: false, timeout: RESPONSE_MS };
    const asked = get(target, (response) => {
      response.resume();
      // A server without this path is ready once its response is 404.
      resolve(response.statusCode === 200 || response.statusCode === 404);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(false));
  });
}

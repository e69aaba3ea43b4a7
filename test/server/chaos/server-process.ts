import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { builtServer } from "../built-server.ts";

/** How to start a server as a separate process. */
export interface ServerPlan {
  /** DATABASE_URL. */
  readonly database: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The words before `node` on the command line, such as strace and its options. */
  readonly under?: readonly string[];
  /** Whether to start the built server instead of the sources. */
  readonly built?: boolean;
  /** The folder of another checkout, built with `npm run build`; its server is started instead of this checkout's. */
  readonly folder?: string;
}

/** A running server. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Resolves with the exit code, or with the signal that ended the server. */
  readonly ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): Promise<number | string>;
}

/** The operator of every server that `startServer` starts. */
export const operator = { email: "operator@example.com", password: "the operator's password" };

const PATIENCE_MS = 60_000;
const sources = ["--import", "ts-blank-space/register", "server/main.ts"];

// If this program exits while servers run, for example by an exception, it kills the servers.
const running = new Set<ChildProcess>();
process.once("exit", killServers);

/**
 * Kills every running server of `startServer`. Tests must call this function at their end, because Vitest ends their
 * process by a signal, without the event `exit`.
 */
export function killServers(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** Starts a server; resolves once it listens. Rejects with its output if it exits or does not listen in a minute. */
export async function startServer(plan: ServerPlan): Promise<ServerProcess> {
  const [command = process.execPath, ...rest] = [...(plan.under ?? []), process.execPath];
  const args = [...rest, ...(plan.built ? [mainOf(plan)] : sources)];
  const child = spawn(command, args, {
    cwd: plan.folder,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATABASE_URL: plan.database,
      SECRET_KEY: "a secret key for servers under test",
      OPERATOR_EMAIL: operator.email,
      OPERATOR_PASSWORD: operator.password,
      RESPONSE_CHECKS: "enforce",
      ...plan.environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  const record = (chunk: Buffer) => {
    // The last 20,000 characters are enough to find a failure.
    output = (output + chunk).slice(-20_000);
  };
  child.stderr?.on("data", record);
  const ended = new Promise<number | string>((resolve) => {
    child.once("exit", (code, signal) => {
      running.delete(child);
      resolve(code ?? signal ?? "unknown");
    });
  });
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      child.kill("SIGKILL");
      reject(new Error(`The server does not listen: ${output}`));
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    // The event "close" follows the last output; "exit" may come before the last output.
    child.once("close", fail);
    child.stdout?.on("data", (chunk: Buffer) => {
      record(chunk);
      const found = /listens on (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) {
        clearTimeout(timer);
        child.removeListener("close", fail);
        resolve(found);
      }
    });
  });
  return {
    url,
    child,
    output: () => output,
    ended,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

function mainOf({ folder }: ServerPlan): string {
  return folder === undefined ? builtServer().program("main") : "dist/server/main.js";
}

/** A free port below the ephemeral ports, so no client connection uses the port while its server is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer();
    const isFree = await new Promise((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (isFree) {
      await new Promise((resolve) => server.close(resolve));
      return port;
    }
  }
}

import { spawn } from "node:child_process";
import type { DatabaseTarget } from "../../server/config-addresses.ts";

/** The whole program, which runs in a separate process. */
export interface Program {
  readonly url: string;
  /** The standard output and standard error of the program so far. */
  printed(): string;
  /** Sends a signal; resolves to the exit code, or to null if the signal ended the program. */
  end(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

/** The `DATABASE_URL` of a test database. */
export function databaseUrlOf(target: DatabaseTarget): string {
  return target.engine === "sqlite" ? `file:${target.file}` : target.url;
}

const sources = ["--import", "ts-blank-space/register", "server/main.ts"];

/**
 * Starts the program on a free port, by default in this checkout; resolves once the program listens. Rejects if the
 * program exits first.
 */
export function startProgram(
  environment: Readonly<Record<string, string>>,
  entry: readonly string[] = sources,
  cwd?: string,
): Promise<Program> {
  const child = spawn(process.execPath, entry, {
    cwd,
    env: { PATH: process.env.PATH, PORT: "0", RESPONSE_CHECKS: "enforce", ...environment },
  });
  let printed = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk;
      const url = /listens on (http:\S+)/.exec(printed)?.[1];
      if (url !== undefined) {
        resolve({
          url,
          printed: () => printed,
          end(signal = "SIGTERM") {
            child.kill(signal);
            return ended;
          },
        });
      }
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    ended.then((code) => reject(new Error(`ended with ${code}: ${printed}`)));
  });
}

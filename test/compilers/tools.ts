import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** The folder of the tools: tsc, ESLint, Prettier. `npm ci --prefix test/compilers --ignore-scripts` installs them. */
export const tools = path.join(import.meta.dirname, "node_modules");

/** Whether the tools are installed. */
export const hasTools = existsSync(tools);

/** If the tools are not installed, prints that a check is skipped. */
export function reportLeftOut(what: string): void {
  if (!hasTools) {
    console.info(`Skipped: ${what}, because test/compilers/node_modules is not installed.`);
  }
}

/** Runs Node.js; returns the exit code, and stdout followed by stderr. */
export function run(args: readonly string[], cwd: string): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const done = (error: (Error & { code?: unknown }) | null, out: string, err: string) => {
      if (error !== null && typeof error.code !== "number") reject(error);
      else resolve({ code: Number(error?.code ?? 0), text: out + err });
    };
    execFile(process.execPath, [...args], { cwd, maxBuffer: 64 * 1024 * 1024 }, done);
  });
}

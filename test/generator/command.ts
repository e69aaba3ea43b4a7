import { type ExecFileException, execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Console } from "../../generator/commands/console.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));

/** The result of a process. */
export interface Ended {
  status: number;
  /** The signal that ended the process. */
  signal: string | undefined;
  stdout: string;
  stderr: string;
}

/** Runs `talonario generate` in a child process. The default `cwd` is this checkout. */
export function runGenerator(
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  return runTalonario(["generate", ...args], options);
}

/** Runs `talonario` in a child process. The default `cwd` is this checkout. */
export function runTalonario(
  args: readonly string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const program = `${checkout}generator/talonario.js`;
  return run([program, ...args], { cwd: cwd ?? checkout, env: env ?? {} });
}

/** Returns a console that appends its output to the lists `out` and `err`. It prints no colours or progress lines. */
export function recordingConsole(): { console: Console; out: string[]; err: string[] } {
  const out: string[] = [];
  const err: string[] = [];
  const console: Console = {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    progress: () => undefined,
    watched: false,
    paint: (_style, text) => text,
    paintOut: (_style, text) => text,
  };
  return { console, out, err };
}

/**
 * Runs Node.js in the folder `cwd`. The child process inherits the environment of this process, extended by `env`.
 * Rejects if the child process does not start, or prints more than 100 MB to stdout or to stderr.
 */
export function run(
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Ended> {
  const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 1e8 };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error: ExecFileException | null, stdout, stderr) => {
      const code = error === null ? 0 : (error.code ?? 1);
      if (typeof code === "string") reject(error);
      else resolve({ status: code, signal: error?.signal ?? undefined, stdout, stderr });
    });
  });
}

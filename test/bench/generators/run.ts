import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The result of one run of a program. */
export interface Run {
  milliseconds: number;
  /** Processor time and memory of the process, all threads together; NaN if the system does not report them. */
  used: Usage;
  /** Why the run failed; absent if the exit code is 0 and the folder `out` contains files. */
  failure?: string;
}

interface Usage {
  /** Milliseconds of processor time, which is more reliable than elapsed time on a busy machine. */
  processor: number;
  /** Peak resident memory in bytes. */
  peak: number;
}

const unknown: Usage = { processor: Number.NaN, peak: Number.NaN };
const patience = 300_000;

/** Runs Node in a folder. A run fails if it takes 300 s, if its exit code is not 0, or if `out` is empty. */
export function run(node: string, args: readonly string[], folder: string): Promise<Run> {
  if (!existsSync(node) || !existsSync(args[0] ?? "")) {
    const failure = "not installed: npm ci --prefix test/bench";
    return Promise.resolve({ milliseconds: Number.NaN, used: unknown, failure });
  }
  return new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(node, args, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: "1", CI: "1" },
      timeout: patience,
    });
    let used = unknown;
    const watching = setInterval(() => {
      used = usageOf(child.pid) ?? used;
    }, 10);
    const reported: Buffer[] = [];
    child.stdout.on("data", (data) => reported.push(data));
    child.stderr.on("data", (data) => reported.push(data));
    child.on("close", (status, signal) => {
      const milliseconds = performance.now() - start;
      clearInterval(watching);
      const done = status === 0 && sizeOf(path.join(folder, "out")).files > 0;
      const text = Buffer.concat(reported).toString();
      const killed = milliseconds < patience ? `killed by ${signal}` : "still running after 300 s";
      const ended = signal === null ? `exit code ${status}` : killed;
      resolve({ milliseconds, used, ...(done ? {} : { failure: reasonIn(text) ?? ended }) });
    });
  });
}

/** The number and the total bytes of all files below a folder. */
export function sizeOf(folder: string): { files: number; bytes: number } {
  if (!existsSync(folder)) return { files: 0, bytes: 0 };
  const files = readdirSync(folder, { recursive: true })
    .map((name) => statSync(path.join(folder, String(name))))
    .filter((stats) => stats.isFile());
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

function usageOf(pid: number | undefined): Usage | undefined {
  try {
    const [, kilobytes] =
      /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    // User and system time are the 12th and 13th fields after the name in parentheses, in hundredths of a second.
    const [, rest = ""] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const [user, system] = rest.split(" ").slice(11, 13).map(Number);
    if (kilobytes === undefined || user === undefined || system === undefined) return undefined;
    return { processor: (user + system) * 10, peak: Number(kilobytes) * 1024 };
  } catch {
    return undefined;
  }
}

/** The first line that looks like an error message, cut to 110 characters. */
function reasonIn(text: string): string | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => /error|cannot|🛑|failed/i.test(line))?.slice(0, 110);
}

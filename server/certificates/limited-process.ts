import type { ChildProcess } from "node:child_process";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** The resources that a process may use before it is killed. */
export interface ProcessLimits {
  readonly processorSeconds: number;
  readonly wallSeconds: number;
  readonly residentBytes: number;
}

/** The result of a process. "too-costly": the process exceeded its limit of processor time or memory. */
export type ProcessResult =
  | { readonly state: "done"; readonly output: string }
  | { readonly state: "too-costly" }
  | { readonly state: "unfinished"; readonly hasStarted: boolean; readonly cause: string };

const WATCH_MS = 50;
const HEAP_MEGABYTES = 96;
const LONGEST_OUTPUT = 64 * 1024;
const KERNEL_SECONDS = 2;
const KERNEL_MEMORY = 2;

/**
 * Runs a module in a separate process, sends the input to it and resolves with the result; never rejects.
 * The module writes a line break, which sets `hasStarted`, then does its work and writes its output.
 */
export function runLimitedProcess(
  module: string,
  input: string,
  limits: ProcessLimits,
  signal: AbortSignal,
): Promise<ProcessResult> {
  const child = start(module, limits);
  let output = "";
  let isTooCostly = false;
  let cause = "";
  const kill = (why: string) => {
    cause ||= why;
    child.kill("SIGKILL");
  };
  const cancel = () => kill("stopped");
  const watch = setInterval(() => {
    isTooCostly ||= isBeyond(child.pid, limits);
    if (isTooCostly) kill("too costly");
  }, WATCH_MS);
  const timer = setTimeout(() => kill("out of time"), limits.wallSeconds * 1000);
  child.stdout?.setEncoding("latin1").on("data", (text: string) => {
    output += text;
    if (output.length > LONGEST_OUTPUT) kill("too much output");
  });
  // Writing fails if the process ends before it reads the input.
  child.stdin?.on("error", () => undefined);
  child.stdin?.end(input);
  signal.addEventListener("abort", cancel);
  process.once("exit", cancel);
  if (signal.aborted) cancel();
  return new Promise((resolve) => {
    child.once("error", (error) => kill(error.message));
    child.once("close", (code, ended) => {
      clearInterval(watch);
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
      process.removeListener("exit", cancel);
      if (code === 0 && cause === "") {
        resolve({ state: "done", output });
      } else if (isTooCostly || ended === "SIGXCPU") {
        resolve({ state: "too-costly" });
      } else {
        const hasStarted = output !== "";
        resolve({ state: "unfinished", hasStarted, cause: cause || `${code ?? ended}` });
      }
    });
  });
}

// The empty environment hides the server's secrets from the process.
function start(module: string, limits: ProcessLimits): ChildProcess {
  const register = module.endsWith(".ts") ? ["--import", "ts-blank-space/register"] : [];
  const node = [`--max-old-space-size=${HEAP_MEGABYTES}`, ...register, module];
  const [command, args] =
    process.platform === "win32" ? [process.execPath, node] : underLimits(limits, node);
  return spawn(command, args, {
    cwd: path.dirname(module),
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
  });
}

// The kernel enforces these limits even after the parent ended. A process over its processor time receives SIGXCPU,
// then SIGKILL. Core dumps are off (`-c 0`), so that the secrets in the input are not written to disk. `ulimit -d` has
// an effect only on Linux. Windows has none of these limits.
function underLimits(limits: ProcessLimits, args: readonly string[]): [string, string[]] {
  const seconds = limits.processorSeconds + KERNEL_SECONDS;
  const kilobytes = Math.ceil((limits.residentBytes * KERNEL_MEMORY) / 1024);
  const lines = [
    "ulimit -c 0",
    `ulimit -S -t ${seconds}`,
    `ulimit -H -t ${seconds + KERNEL_SECONDS}`,
    `ulimit -d ${kilobytes}`,
    'exec "$0" "$@"',
  ];
  return ["/bin/sh", ["-c", lines.join("; "), process.execPath, ...args]];
}

// Linux reports the usage of a process in /proc. On other systems this function returns false.
function isBeyond(id: number | undefined, limits: ProcessLimits): boolean {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, "latin1");
    // The process name may contain any character, so the fields after the name are counted, from 0. Fields 11 and 12
    // are the times in user mode and kernel mode, in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const seconds = (Number(fields[11]) + Number(fields[12])) / 100;
    const status = readFileSync(`/proc/${id}/status`, "latin1");
    const kilobytes = Number(/^VmRSS:\s+([0-9]+) kB/m.exec(status)?.[1] ?? 0);
    return seconds > limits.processorSeconds || kilobytes * 1024 > limits.residentBytes;
  } catch {
    return false;
  }
}

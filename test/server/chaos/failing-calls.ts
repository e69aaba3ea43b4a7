import { spawn, spawnSync } from "node:child_process";

/** System calls that fail until `stop` is called. */
export interface FailingCalls {
  stop(): Promise<void>;
}

const ATTACHED = /attached|Process [0-9]+/;

/** Whether strace, which `failCalls` needs, is installed. */
export function canFailCalls(): boolean {
  return spawnSync("strace", ["-V"]).status === 0;
}

/** Uses strace to make the named system calls of a process fail with an error such as `EROFS`. */
export async function failCalls(
  pid: number,
  names: readonly string[],
  error: string,
): Promise<FailingCalls> {
  const calls = names.join(",");
  const strace = spawn("strace", [
    ...["-f", "-p", String(pid), "-o", "/dev/null"],
    ...["-e", `trace=${calls}`, "-e", `inject=${calls}:error=${error}`],
  ]);
  const ended = new Promise((resolve) => strace.once("exit", resolve));
  await new Promise<void>((resolve, reject) => {
    let message = "";
    strace.stderr.on("data", (chunk: Buffer) => {
      message += chunk;
      if (ATTACHED.test(message)) resolve();
    });
    strace.once("exit", () => reject(new Error(`strace does not attach: ${message}`)));
  });
  return {
    async stop() {
      strace.kill("SIGINT");
      await ended;
    },
  };
}

import { execFileSync } from "node:child_process";

const COLUMNS = "pid=,ppid=,time=,args=";

/** Identifiers of the processes that open a certificate now, were started by one process, and have used so many seconds of processor time. */
export function certificateProcessesOf(parent: number | undefined, used = 0): number[] {
  const lines = execFileSync("ps", ["-A", "-o", COLUMNS], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [id, of, time = "", ...args] = line.trim().split(/\s+/);
    const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    const isOne = Number(of) === parent && args.join(" ").includes("certificate-process");
    return isOne && seconds >= used ? [Number(id)] : [];
  });
}

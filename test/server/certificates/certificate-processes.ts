import { execFileSync } from "node:child_process";

const COLUMNS = "pid=,ppid=,time=,args=";
// A process from the sources has used more than one second before it reads its file.
const BEGUN_SECONDS = 2;

/** Identifiers of the processes that open a certificate now, started by one process; with `begun` those that surely have their file, by the processor time that they used. */
export function certificateProcessesOf(parent: number | undefined, begun = false): number[] {
  const lines = execFileSync("ps", ["-A", "-o", COLUMNS], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [id, of, time = "", ...args] = line.trim().split(/\s+/);
    const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
    const isOne = Number(of) === parent && args.join(" ").includes("certificate-process");
    return isOne && (!begun || seconds >= BEGUN_SECONDS) ? [Number(id)] : [];
  });
}

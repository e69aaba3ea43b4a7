import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const TICKS = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** The processor time of a process and its children so far, ended children included, in milliseconds. */
export function processorTime(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  const own = timesOf(pid);
  const ofOthers = children.filter(Boolean).map((child) => timesOf(Number(child)));
  return (1000 * [own, ...ofOthers].reduce((sum, ticks) => sum + ticks, 0)) / TICKS;
}

function timesOf(pid: number): number {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    // The process ended meanwhile; the parent's time includes its time.
    return 0;
  }
  // The process name in brackets may hold spaces. Of the fields after it, 12 to 15 are utime, stime, and both for ended children.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
}

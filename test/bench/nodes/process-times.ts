import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const TICKS = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Milliseconds of processor time of a process and its children, including children that have ended. */
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
    // The child has ended since the list was read. The next measurement of the parent includes the child's time.
    return 0;
  }
  // The process name in parentheses may contain spaces. Fields 12 to 15 after the name: utime, stime, cutime, cstime.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0);
}

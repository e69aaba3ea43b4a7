import { spawnSync } from "node:child_process";

/** Whether this machine has a command; the names of tests that need it state that they are skipped without it. */
export function hasCommand(name: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" }).status === 0;
}

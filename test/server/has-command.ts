import { spawnSync } from "node:child_process";

/** Whether this machine has a command; tests that need it say in their names that they were left out. */
export function hasCommand(name: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" }).status === 0;
}

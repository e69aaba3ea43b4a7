import { spawnSync } from "node:child_process";

/** Whether a command is installed on this machine. */
export function hasCommand(name: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" }).status === 0;
}

import { execFileSync } from "node:child_process";

let isBuilt = false;

/** Builds the server into dist/, once a process. */
export function build(): void {
  if (!isBuilt) execFileSync(process.execPath, [".ci/build.js"], { stdio: "inherit" });
  isBuilt = true;
}

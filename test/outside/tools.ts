import { existsSync } from "node:fs";

/** Whether the tools of this folder are installed; `npm ci --prefix test/outside` installs them. */
export const hasTools = existsSync("test/outside/node_modules");

/** If the tools are not installed, logs that the named tests are skipped. */
export function reportLeftOut(what: string): void {
  if (!hasTools) {
    console.info(`Skipped: ${what}, because test/outside/node_modules is not installed.`);
  }
}

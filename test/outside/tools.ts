import { existsSync } from "node:fs";

/** Whether the tools of this folder are installed: `npm ci --prefix test/outside`. */
export const hasTools = existsSync("test/outside/node_modules");

/** Logs that tests are skipped, if the tools are not installed. */
export function reportLeftOut(what: string): void {
  if (!hasTools) {
    console.info(`Skipped: ${what}, because test/outside/node_modules is not installed.`);
  }
}

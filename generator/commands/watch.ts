import { watch as watchFolder } from "node:fs";
import path from "node:path";
import type { Settings } from "../settings.js";
import { type Console, exit } from "./command.ts";

/** Runs once, and again whenever a file on which the last run depended changes; ends when it is interrupted. */
export async function watch(
  settings: Settings,
  run: () => Promise<{ files: string[] }>,
  console: Console,
): Promise<number> {
  const root = path.resolve(settings.root ?? path.dirname(settings.spec));
  const out = path.resolve(settings.out);
  await run();
  console.err(`Watching ${root}; Ctrl-C ends it.`);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watchFolder(root, { recursive: true }, (_event, name) => {
    const changed = path.resolve(root, name ?? "");
    if (changed === out || changed.startsWith(out + path.sep)) return;
    clearTimeout(timer);
    // Editors write a file in several steps; one run is enough for all of them.
    timer = setTimeout(() => {
      running = running.then(run).then(() => undefined);
    }, 50);
  });
  await new Promise<void>((resolve) => process.once("SIGINT", resolve));
  clearTimeout(timer);
  watcher.close();
  await running;
  return exit.done;
}

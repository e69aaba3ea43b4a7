#!/usr/bin/env node
import module, { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { settingsIn } from "./program/settings.js";
import { reportUpToDate } from "./program/up-to-date.js";

// This file runs before the bundle of the TypeScript sources is loaded, so it is plain JavaScript. It does not load the
// bundle if the output is up to date.

// A reader such as `head` may close the pipe early, which is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code === "EPIPE") return;
    if (stream === process.stdout) process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}

const args = process.argv.slice(2);
const settings = settingsIn(args);
const report = settings && reportUpToDate(settings);
if (report === undefined) {
  // The V8 of Node 20 optimizes too early, which takes a third of the processor time. Later versions wait longer.
  if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=300000");
  const { programFile } = await import("./program/bundle-cache.js");
  const file = await programFile();
  // From version 22 on, Node can cache the code that V8 compiles.
  /** @type {{ enableCompileCache?: () => void }} */ (module).enableCompileCache?.();
  const { main } = createRequire(import.meta.url)(file);
  process.exitCode = await main(args);
} else {
  process.stdout.write(report);
}

#!/usr/bin/env node
import { settingsIn } from "./settings.js";
import { unchanged } from "./unchanged.js";

// Plain JavaScript, so that a run that has nothing to do never loads a compiler.

// Whoever reads no further (as `head` does) does no harm.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== "EPIPE") throw error;
  });
}

const args = process.argv.slice(2);
const settings = settingsIn(args);
const answer = settings && unchanged(settings);
if (answer === undefined) {
  const { programFolder } = await import("./compiled.js");
  const { hurry, load, threadsOf } = await import("./engine.js");
  if (settings?.watch === false) hurry(settings.spec);
  const program = await programFolder();
  const nextThread = threadsOf(program, settings !== undefined);
  const { exports, keep } = load(program, "cli");
  exports.useThread(nextThread);
  process.exitCode = await exports.main(args);
  keep();
} else {
  process.stdout.write(answer);
}

#!/usr/bin/env node
import { unchanged } from "./unchanged.js";

// Plain JavaScript, so that a run that has nothing to do never loads a compiler.

// Whoever reads no further (as `head` does) does no harm.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== "EPIPE") throw error;
  });
}

const args = process.argv.slice(2);
const answer = unchanged(args);
if (answer === undefined) {
  const { compiledCli } = await import("./compiled.js");
  const { keepCode } = await import("./engine.js");
  const { cli, code } = await compiledCli();
  keepCode(code);
  const { main } = await import(cli);
  process.exitCode = await main(args);
} else {
  process.stdout.write(answer);
}

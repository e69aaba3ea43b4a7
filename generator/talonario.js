#!/usr/bin/env node
import { existsSync } from "node:fs";
import { unchanged } from "./unchanged.js";

// Plain JavaScript, so that a run that has nothing to do never loads a compiler.

const args = process.argv.slice(2);
const answer = unchanged(args);
if (answer === undefined) {
  // In a checkout the sources are TypeScript; in the package they have been compiled.
  const compiled = existsSync(new URL("./cli.js", import.meta.url));
  if (!compiled) await import("ts-blank-space/register");
  const { main } = await import(compiled ? "./cli.js" : "./cli.ts");
  process.exitCode = await main(args);
} else {
  process.stdout.write(answer);
}

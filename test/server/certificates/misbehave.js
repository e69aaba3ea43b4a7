import { readFileSync, writeSync } from "node:fs";

// A program for limited-process.full.test.ts. Its input selects the behaviour.
const deed = readFileSync(0, "utf8");
if (deed === "fail early") process.exit(7);
writeSync(1, "\n");
if (deed === "fail late") process.exit(7);
if (deed === "spin") for (;;);
if (deed === "sleep") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
if (deed === "hoard") for (const hoard = []; ; ) hoard.push(Buffer.alloc(8 * 1024 * 1024, 1));
if (deed === "babble") for (;;) writeSync(1, "x".repeat(4096));
writeSync(1, JSON.stringify({ deed: deed.length, environment: Object.keys(process.env) }));

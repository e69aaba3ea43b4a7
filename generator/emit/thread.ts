import { parentPort, workerData } from "node:worker_threads";
import { flushCode, keepCode } from "../engine.js";

// The thread that `second-thread` starts: one question, one answer. What it needs is loaded when
// its code can be kept.
keepCode(workerData);
const { emitSecondHalf } = await import("./second-half.ts");

parentPort?.once("message", async (input) => {
  parentPort?.postMessage(await emitSecondHalf(input));
  flushCode();
});

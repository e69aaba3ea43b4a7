import { parentPort, workerData } from "node:worker_threads";
import { flushCode, keepCode } from "../../code-cache.js";

// The thread that `start-types` starts: one question, one answer. The printers are loaded when
// their code can be kept.
keepCode(workerData);
const { emitTypes } = await import("./types.ts");

parentPort?.once("message", async (input) => {
  parentPort?.postMessage(await emitTypes(input));
  flushCode();
});

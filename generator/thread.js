import { parentPort, workerData } from "node:worker_threads";
import { load } from "./engine.js";

// The second thread of a run: one question, one answer.
const { exports, keep } = load(workerData, "second-half");

parentPort?.once("message", async (input) => {
  const files = await exports.emitSecondHalf(input);
  // Before the answer: with that this thread is no longer needed, and ends.
  keep();
  parentPort?.postMessage(files);
});

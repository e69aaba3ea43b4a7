import { parentPort } from "node:worker_threads";
import { emitTypes } from "./types.ts";

// The thread that `start-types` starts: one question, one answer.
parentPort?.once("message", async (input) => parentPort?.postMessage(await emitTypes(input)));

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { codeFolder } from "../engine.js";
import type { Files } from "./files.ts";
import type { SecondHalfInput } from "./second-half.ts";

/** The thread that makes half of the output, as it loads and works. */
export interface SecondThread {
  emit(input: SecondHalfInput): Promise<Files>;
  /** To be called when nothing more is asked for. */
  end(): void;
}

/**
 * Starts the thread that makes half of the output. The printers of types are by far the largest
 * part of what a run loads, the compiler among them: they are loaded there while the spec is read.
 * A thread runs JavaScript only; from TypeScript sources all is made in this one.
 */
export function startSecondThread(): SecondThread {
  if (import.meta.url.endsWith(".ts")) {
    const emit: SecondThread["emit"] = async (input) =>
      (await import("./second-half.ts")).emitSecondHalf(input);
    return { emit, end: () => {} };
  }
  const thread = new Worker(new URL("./thread.js", import.meta.url), { workerData: codeFolder() });
  const answer = once(thread, "message");
  // Whatever goes wrong is told to who waits for the answer; until then nobody does.
  answer.catch(() => {});
  return {
    async emit(input) {
      thread.postMessage(input);
      const [files] = await answer;
      return files;
    },
    end: () => void thread.terminate(),
  };
}

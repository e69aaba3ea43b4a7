import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { Files } from "./files.ts";
import type { SecondHalfInput } from "./second-half.ts";

/** The thread that makes half of the output, as it loads and works. */
export interface SecondThread {
  emit(input: SecondHalfInput): Promise<Files>;
  /** To be called when nothing more is asked for. */
  end(): void;
}

let start: (() => Worker) | undefined;

/** Says how a thread is started that is to be sent the input and sends the files; until then all is made in one. */
export function useThread(starter: () => Worker): void {
  start = starter;
}

/**
 * Starts the thread that makes half of the output. The printers of types are by far the largest
 * part of what a run loads, the compiler among them: they are loaded there while the spec is read.
 */
export function startSecondThread(): SecondThread {
  const thread = start?.();
  if (thread === undefined) {
    const emit: SecondThread["emit"] = async (input) =>
      (await import("./second-half.ts")).emitSecondHalf(input);
    return { emit, end: () => {} };
  }
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

import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { codeFolder } from "../../code-cache.js";
import type { Files } from "../files.ts";
import type { TypesInput } from "./types.ts";

/** The printers of types, as they load and work. */
export interface TypesPrinter {
  print(input: TypesInput): Promise<Files>;
  /** To be called when nothing more is asked for. */
  end(): void;
}

/**
 * Starts the printers of types. They are by far the largest part of what a run loads, the compiler
 * among them, and need nothing from the validators: a thread of their own loads them while the spec
 * is read. A thread runs JavaScript only; from TypeScript sources they work in this one.
 */
export function startTypes(): TypesPrinter {
  if (import.meta.url.endsWith(".ts")) {
    const print: TypesPrinter["print"] = async (input) =>
      (await import("./types.ts")).emitTypes(input);
    return { print, end: () => {} };
  }
  const thread = new Worker(new URL("./thread.js", import.meta.url), { workerData: codeFolder() });
  const answer = once(thread, "message");
  // Whatever goes wrong is told to who waits for the answer; until then nobody does.
  answer.catch(() => {});
  return {
    async print(input) {
      thread.postMessage(input);
      const [files] = await answer;
      return files;
    },
    end: () => void thread.terminate(),
  };
}

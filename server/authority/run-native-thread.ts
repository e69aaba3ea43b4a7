import path from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { NativeKeys } from "../countries/native.ts";
import { createFairQueue } from "../process/fair-queue.ts";
import type { SignatureHash, SigningCertificate } from "../signing/signing-keys.ts";
import type { NativeResult, NativeTask } from "./native-task.ts";

/** The thread's request for a signature by the certificate's key or by the stamp key. */
export type SignRequest =
  | { readonly key: "certificate"; readonly hash: SignatureHash; readonly bytes: Uint8Array }
  | { readonly key: "stamp"; readonly bytes: Uint8Array };

/** A task in the form that is sent to the thread. */
export interface ThreadTask {
  /** Country code of two letters. */
  readonly country: string;
  readonly task: NativeTask;
  /** Present if the task signs. */
  readonly certificate?: SigningCertificate;
  readonly signsStamp: boolean;
}

/** A message to the thread: the next task, or a requested signature. */
export type ToThread = ThreadTask | { readonly signature: Uint8Array };

/** A message from the thread: a task's result, a task's error, or a request for a signature. */
export type FromThread =
  | { readonly result: NativeResult }
  | { readonly error: unknown }
  | { readonly sign: SignRequest };

/** The thread ended during a task, for example because it ran out of memory. */
export class NativeThreadEnded extends Error {
  override readonly name = "NativeThreadEnded";
}

/** Processes native files in a worker thread, one task at a time. */
export interface NativeThread {
  /** Runs a task; waiting issuers take turns. Rejects with the task's error, or with `NativeThreadEnded`. */
  run(country: string, task: NativeTask, keys?: NativeKeys): Promise<NativeResult>;
}

const here = fileURLToPath(import.meta.url);
// This path leads to the folder `authority` both in the sources and in dist/ (.ci/build.js).
const program = path.join(here, "../../authority", `native-thread${path.extname(here)}`);

// An idle thread retains the memory of its last task (up to hundreds of megabytes), so it ends after this time.
const IDLE_MS = 2000;

/** The thread starts when a task needs it. It ends after two idle seconds, or when its heap exceeds `heapMegabytes`. */
export function createNativeThread(heapMegabytes: number): NativeThread {
  // The queue needs no limit, because `CONNECTION_LIMIT` limits the HTTP requests that wait for a task.
  const turns = createFairQueue(1, Number.POSITIVE_INFINITY);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(program, {
      execArgv: program.endsWith(".ts") ? ["--import", "ts-blank-space/register"] : [],
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.on("error", forget);
    started.on("exit", forget);
    return started;
  }

  function endIdle(thread: Worker): void {
    // The next task gets a new thread, even while this thread is still ending.
    worker = undefined;
    void thread.terminate();
  }

  function attempt(message: ThreadTask, keys: NativeKeys | undefined) {
    clearTimeout(idle);
    worker ??= start();
    const thread = worker;
    return new Promise<NativeResult>((resolve, reject) => {
      const end = (error?: unknown, result?: NativeResult) => {
        thread.off("message", take).off("error", fail).off("exit", fail);
        // An idle thread does not keep the process alive.
        thread.unref();
        idle = setTimeout(() => endIdle(thread), IDLE_MS).unref();
        if (result === undefined) reject(error);
        else resolve(withBuffers(result));
      };
      const fail = (cause: unknown) =>
        end(new NativeThreadEnded("The thread of native files ended.", { cause }));
      const take = (reply: FromThread) => {
        if ("result" in reply) end(undefined, reply.result);
        else if ("error" in reply) end(reply.error);
        else sign(reply.sign, keys).then((signature) => post(thread, { signature }), end);
      };
      post(thread, message);
      thread.on("message", take).on("error", fail).on("exit", fail);
      thread.ref();
    });
  }

  return {
    run(country, task, keys) {
      const message: ThreadTask = {
        country,
        task,
        ...(keys !== undefined && { certificate: keys.certificate }),
        signsStamp: keys?.signStamp !== undefined,
      };
      const issuer = task.input.account.registration_tax_id_code;
      return turns.run(issuer, () => attempt(message, keys));
    },
  };
}

function post(thread: Worker, message: ToThread): void {
  thread.postMessage(message);
}

async function sign(request: SignRequest, keys: NativeKeys | undefined): Promise<Uint8Array> {
  const signature =
    request.key === "stamp"
      ? await keys?.signStamp?.(request.bytes)
      : await keys?.sign(request.hash, request.bytes);
  if (signature === undefined) throw new Error("The task has no key for this signature.");
  return signature;
}

// A message delivers each `Buffer` as a plain `Uint8Array`.
function withBuffers(result: NativeResult): typeof result {
  if ("file" in result) return { ...result, file: withBuffer(result.file) };
  if ("stamped" in result && result.stamped) {
    return { ...result, stamped: withBuffer(result.stamped) };
  }
  return result;
}

function withBuffer<File extends { readonly bytes: Uint8Array }>(file: File) {
  const { buffer, byteOffset, byteLength } = file.bytes;
  return { ...file, bytes: Buffer.from(buffer, byteOffset, byteLength) };
}

import path from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { createFairQueue } from "../process/fair-queue.ts";
import type { Picture } from "./canvas.ts";
import type { StampContent } from "./country-rendering.ts";
import type { PdfDrawing } from "./draw-pdf.ts";

/** A task for the thread. */
export type ThreadTask =
  | { readonly kind: "pdf"; readonly drawing: PdfDrawing }
  | { readonly kind: "symbol"; readonly content: StampContent }
  | { readonly kind: "logo"; readonly file: Uint8Array };

/** A task with its number. */
export interface ThreadJob {
  readonly id: number;
  readonly task: ThreadTask;
}

/** The result of a task: a PDF, a PNG, a logo with its size, or undefined where there is none. */
export type ThreadResult = Uint8Array | Picture | undefined;

/** A result, or the stack of an error, with the number of its task. */
export type ThreadReply =
  | { readonly id: number; readonly result: ThreadResult }
  | { readonly id: number; readonly failure: string };

interface Pending {
  readonly resolve: (result: ThreadResult) => void;
  readonly reject: (error: Error) => void;
}

interface DrawingThread {
  run(task: ThreadTask): Promise<ThreadResult>;
  end(): void;
}

// Parsed fonts are small; a document of ten thousand lines needs most of this.
const HEAP_MEGABYTES = 256;
const small = createFairQueue(4, Number.POSITIVE_INFINITY);
// One large PDF at a time, each in its own thread: its memory is freed at once, and small tasks do not wait.
const large = createFairQueue(1, Number.POSITIVE_INFINITY);
let shared: DrawingThread | undefined;

const here = fileURLToPath(import.meta.url);
// The thread's program has the same relative path in the source and, by .ci/build.js, in dist/.
const program = path.join(here, "../../rendering", `drawing-thread${path.extname(here)}`);

/** Draws a PDF; each `source` has its turn. */
export function drawPdfInThread(drawing: PdfDrawing, source: string): Promise<Uint8Array> {
  const task = { kind: "pdf", drawing } as const;
  return drawing.isLarge
    ? large.run(source, () => runAlone<Uint8Array>(task))
    : small.run(source, () => runShared<Uint8Array>(task));
}

/** A stamp as PNG; undefined for a text beyond the symbol's capacity. */
export function drawSymbolInThread(
  content: StampContent,
  source: string,
): Promise<Uint8Array | undefined> {
  return small.run(source, () => runShared<Uint8Array | undefined>({ kind: "symbol", content }));
}

/** A logo with its size; undefined for a file that is no sound PNG or JPEG within the limits. */
export function checkLogoInThread(file: Uint8Array, source: string): Promise<Picture | undefined> {
  return small.run(source, () => runShared<Picture | undefined>({ kind: "logo", file }));
}

// `Result` is what the thread's program returns for a task of this kind.
async function runShared<Result extends ThreadResult>(task: ThreadTask): Promise<Result> {
  shared ??= startThread(() => {
    shared = undefined;
  });
  return (await shared.run(task)) as Result;
}

async function runAlone<Result extends ThreadResult>(task: ThreadTask): Promise<Result> {
  const thread = startThread();
  try {
    return (await thread.run(task)) as Result;
  } finally {
    thread.end();
  }
}

function startThread(forget?: () => void): DrawingThread {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const worker = new Worker(program, {
    // The thread needs no environment, which holds secrets.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    execArgv: program.endsWith(".ts") ? ["--import", "ts-blank-space/register"] : [],
  });
  worker.on("message", (reply: ThreadReply) => {
    const task = pending.get(reply.id);
    pending.delete(reply.id);
    if (pending.size === 0) worker.unref();
    if ("result" in reply) task?.resolve(reply.result);
    else task?.reject(new Error(`A drawing failed: ${reply.failure}`));
  });
  const fail = (error: Error) => {
    forget?.();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  worker.on("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => fail(new Error("The drawing thread has ended.")));
  return {
    run(task) {
      const id = ++lastId;
      // A busy thread keeps the process alive; an idle one does not.
      worker.ref();
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, task } satisfies ThreadJob);
      });
    },
    end: () => void worker.terminate(),
  };
}

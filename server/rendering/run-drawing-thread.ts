import path from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { createFairQueue } from "../process/fair-queue.ts";
import type { Picture } from "./canvas.ts";
import type { StampContent } from "./country-rendering.ts";
import type { PdfDrawing } from "./draw-pdf.ts";

/** A task for the drawing thread. */
export type ThreadTask =
  | { readonly kind: "pdf"; readonly drawing: PdfDrawing }
  | { readonly kind: "symbol"; readonly content: StampContent }
  | { readonly kind: "logo"; readonly file: Uint8Array };

/** A task with its number. */
export interface ThreadJob {
  readonly id: number;
  readonly task: ThreadTask;
}

/** A PDF, a stamp as PNG, or a logo with its size; undefined for an invalid logo or a stamp with too long a text. */
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

// A document of ten thousand lines needs most of this heap.
const HEAP_MEGABYTES = 256;
const small = createFairQueue(4, Number.POSITIVE_INFINITY);
// The queue of large PDFs. Each is drawn in a new thread, and the end of that thread frees the memory. Small tasks do
// not wait for large PDFs.
const large = createFairQueue(1, Number.POSITIVE_INFINITY);
let shared: DrawingThread | undefined;

const here = fileURLToPath(import.meta.url);
// The path from this module to the thread's program is the same in the source and in dist/ (made by .ci/build.js).
const program = path.join(here, "../../rendering", `drawing-thread${path.extname(here)}`);

/** Draws a PDF. `source` is the account that requests the PDF; accounts take turns. */
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

/** A logo with its size; undefined if the file is not a valid PNG or JPEG within the limits. */
export function checkLogoInThread(file: Uint8Array, source: string): Promise<Picture | undefined> {
  return small.run(source, () => runShared<Picture | undefined>({ kind: "logo", file }));
}

// `Result` must be the result type for the task's kind.
async function runShared<Result extends ThreadResult>(task: ThreadTask): Promise<Result> {
  const thread =
    shared ??
    startThread(() => {
      // A thread that ended earlier may report its end while a new thread runs.
      if (shared === thread) shared = undefined;
    });
  shared = thread;
  return (await thread.run(task)) as Result;
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
    // The environment contains secrets, which the thread does not need.
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
      // A busy thread keeps the process alive; an idle thread does not.
      worker.ref();
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        worker.postMessage({ id, task } satisfies ThreadJob);
      });
    },
    end: () => void worker.terminate(),
  };
}

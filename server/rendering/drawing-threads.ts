import path from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { createFairQueue } from "../process/fair-queue.ts";
import type { Picture } from "./canvas.ts";
import type { PdfDrawing } from "./draw-pdf.ts";

/** A task for a thread. */
export type ThreadTask = { readonly drawing: PdfDrawing } | { readonly logo: Uint8Array };

/** A task with its number. */
export interface ThreadJob {
  readonly id: number;
  readonly task: ThreadTask;
}

/** The result of a task: a PDF, a logo with its size or undefined for a bad one, or a failure. */
export type ThreadResult =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly logo: Picture | undefined }
  | { readonly id: number; readonly failure: string };

interface Pending {
  readonly resolve: (result: ThreadResult) => void;
  readonly reject: (error: Error) => void;
}

// Parsed fonts are small; a document of thousands of lines needs most of this.
const HEAP_MEGABYTES = 256;

const here = fileURLToPath(import.meta.url);
// The program lies in a folder beside this one's, as a source and, by .ci/build.js, in dist/.
const program = path.join(here, "../../rendering", `drawing-thread${path.extname(here)}`);
// One task at a time, of each issuer in its turn: a second thread would take the event loop's processor.
const queue = createFairQueue(1, Number.POSITIVE_INFINITY);
const pending = new Map<number, Pending>();
let thread: Worker | undefined;
let lastId = 0;

/** Draws a PDF in a thread; `source` has its turn among others. */
export function drawInThread(drawing: PdfDrawing, source: string): Promise<Uint8Array> {
  return queue.run(source, async () => {
    const result = await runTask({ drawing });
    if (!("pdf" in result)) throw new Error("The thread gave no PDF.");
    return result.pdf;
  });
}

/** A logo with its size, decoded in a thread; undefined for a file that is no sound PNG or JPEG within the limits. */
export function checkLogoInThread(logo: Uint8Array, source: string): Promise<Picture | undefined> {
  return queue.run(source, async () => {
    const result = await runTask({ logo });
    return "logo" in result ? result.logo : undefined;
  });
}

async function runTask(task: ThreadTask): Promise<ThreadResult> {
  thread ??= startThread();
  const id = ++lastId;
  const worker = thread;
  const result = await new Promise<ThreadResult>((resolve, reject) => {
    pending.set(id, { resolve, reject });
    // An idle thread keeps no process alive.
    worker.ref();
    worker.postMessage({ id, task } satisfies ThreadJob);
  });
  if ("failure" in result) throw new Error(`A drawing failed: ${result.failure}`);
  return result;
}

function startThread(): Worker {
  const isSource = program.endsWith(".ts");
  const worker = new Worker(program, {
    // It needs no secret of the environment.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    execArgv: isSource ? ["--import", "ts-blank-space/register"] : [],
  });
  worker.unref();
  worker.on("message", (result: ThreadResult) => {
    const { resolve } = pending.get(result.id) ?? {};
    pending.delete(result.id);
    if (pending.size === 0) worker.unref();
    resolve?.(result);
  });
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => end(new Error("The drawing thread has ended.")));
  const end = (error: Error) => {
    if (thread === worker) thread = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  return worker;
}

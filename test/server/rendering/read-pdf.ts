import type { MessagePort } from "node:worker_threads";
import { MessageChannel, Worker } from "node:worker_threads";
import type { GreyImage } from "./read-png.ts";

/** A piece of text and its position, in points from the bottom left corner. */
export interface ReadText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The content of a page that pdf.js has read; sizes in points. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ReadText[];
  /** All texts, joined by spaces. */
  readonly text: string;
  readonly links: readonly string[];
}

/** A PDF for the worker thread, and the port for the reply. */
export interface ReadingTask {
  readonly kind: "pages" | "symbols";
  readonly pdf: Uint8Array;
  readonly port: MessagePort;
}

/** The reply of the worker thread. */
export type Reply = { readonly result: unknown } | { readonly error: unknown };

/** Reads the pages of a PDF with pdf.js. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPage[]> {
  return (await read("pages", pdf)) as ReadPage[];
}

/**
 * Extracts the barcode images of all pages, undecoded. Stretches each image to its proportions on the page; adds a
 * white margin.
 */
export async function readSymbols(pdf: Uint8Array): Promise<GreyImage[]> {
  return (await read("symbols", pdf)) as GreyImage[];
}

let thread: Worker | undefined;

// pdf.js replaces globals such as JSON.stringify. A worker thread protects the globals of the tests.
async function read(kind: ReadingTask["kind"], pdf: Uint8Array): Promise<unknown> {
  thread ??= startThread();
  const { port1, port2 } = new MessageChannel();
  const task: ReadingTask = { kind, pdf: new Uint8Array(pdf), port: port2 };
  thread.postMessage(task, [port2]);
  const reply = await new Promise<Reply>((resolve) => {
    port1.once("message", resolve);
    port1.once("close", () => resolve({ error: new Error("The thread that reads PDFs ended.") }));
  });
  port1.close();
  if ("error" in reply) throw reply.error;
  return reply.result;
}

function startThread(): Worker {
  const started = new Worker(new URL("./pdf-reader.ts", import.meta.url), {
    execArgv: ["--import", "ts-blank-space/register"],
  });
  started.on("error", () => {
    thread = undefined;
  });
  started.unref();
  return started;
}

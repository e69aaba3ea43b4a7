import { parentPort } from "node:worker_threads";
import { checkLogo } from "./check-logo.ts";
import { drawPdf } from "./draw-pdf.ts";
import { drawSymbol } from "./encode-symbol.ts";
import type { ThreadJob, ThreadReply, ThreadResult, ThreadTask } from "./run-drawing-thread.ts";

// The program of the drawing thread. Between two pages of a PDF, other jobs can run.

async function perform(task: ThreadTask): Promise<ThreadResult> {
  switch (task.kind) {
    case "pdf":
      return drawPdf(task.drawing);
    case "symbol":
      return drawSymbol(task.content);
    case "logo":
      return checkLogo(task.file);
  }
}

async function run({ id, task }: ThreadJob): Promise<ThreadReply> {
  try {
    return { id, result: await perform(task) };
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, failure };
  }
}

parentPort?.on("message", async (job: ThreadJob) => {
  parentPort?.postMessage(await run(job));
});

import { parentPort } from "node:worker_threads";
import { checkLogo } from "./check-logo.ts";
import { drawPdf } from "./draw-pdf.ts";
import type { ThreadJob, ThreadResult } from "./drawing-threads.ts";

// The program of a thread that draws PDFs and looks into logos, one after another.
let last: Promise<unknown> = Promise.resolve();

async function run({ id, task }: ThreadJob): Promise<void> {
  let result: ThreadResult;
  try {
    result =
      "drawing" in task
        ? { id, pdf: await drawPdf(task.drawing) }
        : { id, logo: checkLogo(task.logo) };
  } catch (error) {
    result = {
      id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  parentPort?.postMessage(result);
}

parentPort?.on("message", (job: ThreadJob) => {
  last = last.then(() => run(job));
});

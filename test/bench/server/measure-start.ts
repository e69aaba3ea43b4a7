import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { median } from "./median.ts";
import { startProcess } from "./start-process.ts";
import { creation } from "./subjects.ts";

/** Median milliseconds from the start to a response at `/readyz`. `first` creates the database; `again` opens it. */
export async function measureStart(times: number): Promise<{ first: number; again: number }> {
  const first: number[] = [];
  const again: number[] = [];
  for (let time = 0; time < times; time++) {
    const folder = mkdtempSync(path.join(tmpdir(), "bench-"));
    try {
      for (const starts of [first, again]) {
        const running = await startProcess(creation, folder);
        starts.push(running.startMs);
        await running.end();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { first: median(first), again: median(again) };
}

import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

/** Measurements since the main thread's last message: requests to `/livez`, and the memory of the server process. */
export interface Sight {
  readonly longestMs: number;
  readonly asked: number;
  /** The number of requests without a response, or with a status other than 200. */
  readonly failed: number;
  /** The largest resident size of the process with its descendants. */
  readonly mostBytes: number;
}

const PAUSE_MS = 10;
const PAGE = 4096;

// This file runs in a separate thread, so that the attacker's work cannot delay the measurement.
const { url, pid } = workerData as { url: string; pid: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let sight = { longestMs: 0, asked: 0, failed: 0, mostBytes: 0 };
let start = performance.now();

parentPort?.on("message", () => {
  // `longestMs` includes the waiting time of a request that has no response yet.
  const longestMs = Math.max(sight.longestMs, performance.now() - start - PAUSE_MS);
  parentPort?.postMessage({ ...sight, longestMs });
  sight = { longestMs: 0, asked: 0, failed: 0, mostBytes: 0 };
});
void watch();

async function watch(): Promise<void> {
  for (;;) {
    start = performance.now();
    const failed = await new Promise<number>((resolve) => {
      const asking = get(`${url}/livez`, { agent }, (response) => {
        response.resume();
        response.on("close", () => {
          resolve(response.complete && response.statusCode === 200 ? 0 : 1);
        });
      });
      asking.on("error", () => resolve(1));
    });
    sight = {
      longestMs: Math.max(sight.longestMs, performance.now() - start),
      asked: sight.asked + 1,
      failed: sight.failed + failed,
      mostBytes: Math.max(sight.mostBytes, bytesOf(String(pid))),
    };
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
}

// Resident bytes of a process and its descendants; 0 if the process's files in `/proc` cannot be read.
function bytesOf(id: string): number {
  try {
    const pages = readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1];
    const children = readdirSync(`/proc/${id}/task`)
      .flatMap((thread) => readFileSync(`/proc/${id}/task/${thread}/children`, "utf8").split(" "))
      .filter((child) => child !== "");
    return Number(pages) * PAGE + children.reduce((sum, child) => sum + bytesOf(child), 0);
  } catch {
    return 0;
  }
}

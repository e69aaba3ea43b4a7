import { begunProcessesOf, runningProcesses } from "../certificates/certificate-processes.ts";
import type { ServerProcess } from "./server-process.ts";

/** The figures of the certificates drill; times are in milliseconds. */
export interface Figures {
  longestLivez: number;
  longestStart: number;
  readonly lines: string[];
  readonly failures: string[];
  /** Ids of certificate processes that had begun a check when their servers were killed. */
  readonly orphans: Set<number>;
}

const PAUSE_MS = 20;
const pause = () => new Promise((resume) => setTimeout(resume, PAUSE_MS));

/**
 * Polls /livez and /readyz of each server during `work`; resolves with the result of `work`. Updates `longestLivez`,
 * and records each response whose status is not 200 as a failure.
 */
export async function watch<Value>(
  servers: readonly ServerProcess[],
  figures: Figures,
  work: () => Promise<Value>,
): Promise<Value> {
  let isOver = false;
  const asking = servers.map(async ({ url }) => {
    while (!isOver) {
      const start = performance.now();
      const liveness = await fetch(`${url}/livez`);
      await liveness.text();
      figures.longestLivez = Math.max(figures.longestLivez, Math.round(performance.now() - start));
      const ready = await fetch(`${url}/readyz`);
      await ready.text();
      for (const { status, url: asked } of [liveness, ready]) {
        if (status !== 200) figures.failures.push(`${asked} responded with ${status}`);
      }
      await pause();
    }
  });
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(asking);
  }
}

/** Kills each server with SIGKILL during a check; resolves with false if a server begins no check in `patienceMs`. */
export async function killInCheck(
  servers: readonly ServerProcess[],
  { orphans }: Figures,
  patienceMs: number,
): Promise<boolean> {
  const left = new Set(servers);
  for (const end = Date.now() + patienceMs; left.size > 0; await pause()) {
    if (Date.now() > end) return false;
    for (const server of left) {
      const open = begunProcessesOf(server.child.pid);
      if (open.length === 0) continue;
      for (const id of open) orphans.add(id);
      await server.kill("SIGKILL");
      left.delete(server);
    }
  }
  return true;
}

/** Starts a server, waits until it is ready, and updates `longestStart`. */
export async function readyWithin(
  start: () => Promise<ServerProcess>,
  figures: Figures,
): Promise<ServerProcess> {
  const begin = performance.now();
  const server = await start();
  while ((await fetch(`${server.url}/readyz`)).status !== 200) await pause();
  figures.longestStart = Math.max(figures.longestStart, Math.round(performance.now() - begin));
  return server;
}

/** Waits until every orphan has ended; after `patienceMs`, records a failure. */
export async function waitForEnd(
  { orphans, failures }: Figures,
  patienceMs: number,
): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause()) {
    if (!runningProcesses().some((id) => orphans.has(id))) return;
  }
  failures.push("a certificate process still runs after its server was killed");
}

import type { Server } from "node:http";
import { Server as Listener } from "node:net";

// The system has accepted connections that this process has not; they arrive one at a time.
const NO_MORE_CALLS_MS = 250;
const LONGEST_MS = 5000;
// Within this time a request that was already under way is read.
const LAST_READ_MS = 500;
const LOOK_EVERY_MS = 50;

/** Accepts no more connections and resolves once every received request is served and every connection closed. */
export async function drain(server: Server): Promise<void> {
  await takeLastCalls(server);
  // Not http.Server's own close: it cuts connections whose next request is under way.
  const closed = new Promise<void>((resolve) => {
    Listener.prototype.close.call(server, () => resolve());
  });
  await pause(LAST_READ_MS);
  // Responses announce the connection's end; the remaining connections are idle now or after their response.
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  await closed;
  clearInterval(looking);
}

async function takeLastCalls(server: Server): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  let lastAt = Date.now();
  server.on("connection", () => {
    lastAt = Date.now();
  });
  while (Date.now() < Math.min(end, lastAt + NO_MORE_CALLS_MS)) {
    await pause(LOOK_EVERY_MS);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

import type { Server } from "node:http";
import { Server as Listener } from "node:net";

// The system may have accepted connections that this process has not. They arrive one at a time, and no more
// are expected after so long without one.
const NO_MORE_CALLS_MS = 250;
const LONGEST_MS = 5000;
// A request that was already under way is read within this time.
const LAST_READ_MS = 500;
const LOOK_EVERY_MS = 50;

/** Accepts the last connections, then no more. Resolves once every received request is served and every connection is closed. */
export async function drain(server: Server): Promise<void> {
  await takeLastCalls(server);
  // This is not http.Server's own close, which cuts connections whose next request is under way.
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

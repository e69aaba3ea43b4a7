import type { Server } from "node:http";
import { Server as Listener } from "node:net";

// Connections that the system has taken for us are still to be asked for; they come one at a time.
const NO_MORE_CALLS_MS = 250;
const LONGEST_MS = 5000;
// Within this time a request that was sent before its caller could know of the end is read.
const LAST_READ_MS = 500;
const LOOK_EVERY_MS = 50;

/** Takes no more connections, and resolves once every request that arrived is answered and every connection closed. */
export async function drain(server: Server): Promise<void> {
  await takeLastCalls(server);
  // Not http.Server's own close: that hangs up at once on connections whose next request is on its way.
  const closed = new Promise<void>((resolve) => {
    Listener.prototype.close.call(server, () => resolve());
  });
  await pause(LAST_READ_MS);
  // Answers say that the connection ends with them; what is left is idle now or after its answer.
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

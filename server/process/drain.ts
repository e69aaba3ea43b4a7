import type { Server } from "node:http";
import type { Socket } from "node:net";
import { Server as Listener } from "node:net";

// The operating system may have accepted connections that this process has not accepted yet. After this time
// without a new connection, no more connections are expected.
const NO_MORE_CALLS_MS = 250;
const LONGEST_MS = 5000;
// Requests that clients have already sent arrive within this time.
const LAST_READ_MS = 500;
const LOOK_EVERY_MS = 50;

/** Accepts the last connections. Resolves when all received requests are served and all connections are closed. */
export async function drain(server: Server, connections: () => Iterable<Socket>): Promise<void> {
  await takeLastCalls(server);
  // The `close` of http.Server would cut connections whose next request is already on the way.
  const closed = new Promise<void>((resolve) => {
    Listener.prototype.close.call(server, () => resolve());
  });
  await pause(LAST_READ_MS);
  // While the process stops, API responses have `Connection: close`. Other responses leave idle connections, which are
  // closed here.
  const looking = setInterval(() => {
    server.closeIdleConnections();
    // For Node, a connection on which the client has sent nothing is not idle.
    for (const socket of connections()) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  }, LOOK_EVERY_MS);
  await closed;
  clearInterval(looking);
}

async function takeLastCalls(server: Server): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  let lastAt = performance.now();
  server.on("connection", () => {
    lastAt = performance.now();
  });
  while (performance.now() < Math.min(end, lastAt + NO_MORE_CALLS_MS)) {
    await pause(LOOK_EVERY_MS);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

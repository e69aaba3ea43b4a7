import type { Server } from "node:http";
import { Server as Listener } from "node:net";

// Within this time a request that was sent before its caller could know of the end is read.
const LAST_READ_MS = 500;
const LOOK_EVERY_MS = 50;

/** Takes no more connections, and resolves once every request that arrived is answered and every connection closed. */
export async function drain(server: Server): Promise<void> {
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

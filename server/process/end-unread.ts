import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** An answer on its way; `since` is when it was first seen to be written, in milliseconds. */
interface Sending {
  readonly outgoing: ServerResponse;
  since: number | undefined;
}

const LOOK_EVERY_MS = 100;
const TIMES_IN_ALL = 4;
const MOST_UNREAD_BYTES = 64 * 1024 * 1024;

/**
 * Closes connections whose caller does not read: where an answer gets nowhere for `timeoutSeconds`, or
 * takes four times as long in all; and the slowest first where more than 64 MiB wait to be read.
 * Returns the listener to be told of each request; a connection has one at a time.
 */
export function endUnread(server: Server, timeoutSeconds: number): RequestListener {
  const timeout = timeoutSeconds * 1000;
  const running = new Map<Socket, Sending>();

  // Node counts it as activity when the system takes a part of what is written.
  server.setTimeout(timeout, (socket: Socket) => {
    const sending = running.get(socket);
    // A request that is still being worked on has nothing that its caller could read.
    if (sending === undefined || sending.outgoing.headersSent) {
      socket.destroy();
    }
  });

  const looking = setInterval(() => {
    const now = Date.now();
    const begun: [socket: Socket, since: number, bytes: number][] = [];
    for (const [socket, sending] of running) {
      if (sending.since !== undefined) {
        begun.push([socket, sending.since, sending.outgoing.writableLength]);
      } else if (sending.outgoing.headersSent) {
        sending.since = now;
      }
    }
    begun.sort(([, a], [, b]) => a - b);
    let unread = begun.reduce((sum, [, , bytes]) => sum + bytes, 0);
    for (const [socket, since, bytes] of begun) {
      if (unread > MOST_UNREAD_BYTES || now - since > TIMES_IN_ALL * timeout) {
        socket.destroy();
        unread -= bytes;
      }
    }
  }, LOOK_EVERY_MS);
  looking.unref();
  server.once("close", () => clearInterval(looking));

  return ({ socket }, outgoing) => {
    running.set(socket, { outgoing, since: undefined });
    outgoing.once("close", () => running.delete(socket));
  };
}

import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** A response being sent; `since` is when its sending was first seen, in milliseconds. */
interface Sending {
  readonly outgoing: ServerResponse;
  readonly caller: string;
  since: number | undefined;
}

/** A caller's unread responses, oldest first. */
interface Unread {
  bytes: number;
  readonly responses: [socket: Socket, bytes: number][];
}

const LOOK_EVERY_MS = 100;
const TIMES_IN_ALL = 4;
const MOST_UNREAD_BYTES = 64 * 1024 * 1024;

/**
 * Closes connections whose caller does not read: a response that makes no progress for `timeoutSeconds`,
 * or takes four times as long in all. Above 64 MiB of unread bytes it closes the oldest response of the
 * caller (a token, else an address) with the most. Returns the listener to call for each request; a
 * connection has one at a time.
 */
export function endUnread(server: Server, timeoutSeconds: number): RequestListener {
  const timeout = timeoutSeconds * 1000;
  const running = new Map<Socket, Sending>();

  // Node counts it as activity when the system accepts a part of the written bytes.
  server.setTimeout(timeout, (socket: Socket) => {
    const sending = running.get(socket);
    // A request that is still being processed has nothing for its caller to read.
    if (sending === undefined || sending.outgoing.headersSent) {
      socket.destroy();
    }
  });

  const looking = setInterval(() => endMost(endTimedOut(running, timeout)), LOOK_EVERY_MS);
  looking.unref();
  server.once("close", () => clearInterval(looking));

  return ({ socket, headers }, outgoing) => {
    const caller = headers.authorization ?? socket.remoteAddress ?? "";
    running.set(socket, { outgoing, caller, since: undefined });
    outgoing.once("close", () => {
      // The next request of the connection may have begun.
      if (running.get(socket)?.outgoing === outgoing) {
        running.delete(socket);
      }
    });
  };
}

// Returns the remaining responses by caller.
function endTimedOut(running: ReadonlyMap<Socket, Sending>, timeout: number): Map<string, Unread> {
  const now = Date.now();
  const callers = new Map<string, Unread>();
  for (const [socket, sending] of running) {
    const { outgoing, caller } = sending;
    if (!outgoing.headersSent) {
      continue;
    }
    sending.since ??= now;
    if (now - sending.since > TIMES_IN_ALL * timeout) {
      socket.destroy();
      continue;
    }
    const unread = callers.get(caller) ?? { bytes: 0, responses: [] };
    callers.set(caller, unread);
    unread.bytes += outgoing.writableLength;
    unread.responses.push([socket, outgoing.writableLength]);
  }
  return callers;
}

function endMost(callers: ReadonlyMap<string, Unread>): void {
  let waiting = [...callers.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  while (waiting > MOST_UNREAD_BYTES) {
    const most = [...callers.values()].reduce((one, other) =>
      other.bytes > one.bytes ? other : one,
    );
    const [socket, bytes] = most.responses.shift() ?? [];
    socket?.destroy();
    most.bytes -= bytes ?? 0;
    waiting -= bytes ?? 0;
  }
}

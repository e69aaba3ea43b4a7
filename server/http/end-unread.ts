import type { Server } from "node:http";
import type { Socket } from "node:net";
import { callerName } from "./callers.ts";
import type { Turns } from "./turns.ts";

/** A caller's unread responses, ordered by the age of their connections, oldest first. */
interface Unread {
  bytes: number;
  readonly responses: [socket: Socket, bytes: number][];
}

const LOOK_EVERY_MS = 100;
const TIMES_IN_ALL = 4;
const MOST_UNREAD_BYTES = 64 * 1024 * 1024;

/**
 * Closes a connection if a response makes no progress for `timeoutSeconds`, or takes four times that
 * time in total. While the server's responses have more than 64 MiB of unread bytes, closes the oldest
 * connection of the caller with the most unread bytes. All admins of an account are one caller. For a
 * request without a valid token, the caller is the IP address (for IPv6, the /64 network).
 */
export function endUnread(
  server: Server,
  connections: ReadonlyMap<Socket, Turns>,
  timeoutSeconds: number,
): void {
  const timeout = timeoutSeconds * 1000;

  // Node restarts this timeout when the operating system accepts a part of the written bytes.
  server.setTimeout(timeout, (socket: Socket) => {
    // Keeps a connection whose request is still being processed, because its caller has nothing to read yet.
    if (connections.get(socket)?.current?.outgoing.headersSent ?? true) {
      socket.destroy();
    }
  });

  const looking = setInterval(
    () => endMost(endTimedOut(connections, TIMES_IN_ALL * timeout)),
    LOOK_EVERY_MS,
  );
  looking.unref();
  server.once("close", () => clearInterval(looking));
}

// Closes timed-out responses; returns the other responses by caller.
function endTimedOut(
  connections: ReadonlyMap<Socket, Turns>,
  longest: number,
): Map<string, Unread> {
  const now = performance.now();
  const callers = new Map<string, Unread>();
  for (const [socket, turns] of connections) {
    const { incoming, outgoing } = turns.current ?? {};
    if (incoming === undefined || !outgoing?.headersSent) {
      continue;
    }
    turns.sendingSince ??= now;
    if (now - turns.sendingSince > longest) {
      socket.destroy();
      continue;
    }
    const caller = callerName(incoming);
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

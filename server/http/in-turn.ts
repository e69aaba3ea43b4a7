import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

// Far more requests than callers pipeline; each waiting one takes some kilobytes.
const MOST_WAITING = 100;

/**
 * Passes the requests of a connection to the listener one by one, each after the previous response.
 * Otherwise all responses for a caller who sends many requests and reads nothing would stay in memory.
 * A connection with more than 100 waiting requests is closed.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  const start: RequestListener = (incoming, outgoing) => {
    const { socket } = incoming;
    outgoing.once("close", () => {
      const next = socket.writable ? waiting.get(socket)?.shift() : undefined;
      if (next === undefined) {
        waiting.delete(socket);
      } else {
        next();
      }
    });
    listener(incoming, outgoing);
  };

  return (incoming, outgoing) => {
    const { socket } = incoming;
    const queue = waiting.get(socket);
    if (queue === undefined) {
      waiting.set(socket, []);
      start(incoming, outgoing);
    } else if (queue.length < MOST_WAITING) {
      queue.push(() => start(incoming, outgoing));
    } else {
      socket.destroy();
    }
  };
}

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** A request and its response. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

// Far more requests than callers pipeline; each waiting one takes some kilobytes.
const MOST_WAITING = 100;

/**
 * Passes the requests of a connection to a listener one by one, each after the previous response.
 * Otherwise all responses for a caller who sends many requests and reads nothing would stay in memory.
 * A connection with more than 100 waiting requests is closed.
 */
export class Turns {
  /** The exchange that the listener got last, until its response is closed. */
  current: Exchange | undefined;
  /** The time at which a check first found the current response being sent, in milliseconds since 1970. */
  sendingSince: number | undefined;
  readonly #waiting: Exchange[] = [];
  readonly #listener: RequestListener;
  // One function for all responses: a request allocates as little as it can.
  readonly #next = () => {
    this.current = undefined;
    const next = this.#waiting.shift();
    if (next?.incoming.socket.writable) {
      this.#start(next);
    }
  };

  constructor(listener: RequestListener) {
    this.#listener = listener;
  }

  /** Takes the next request of the connection. */
  take(exchange: Exchange): void {
    if (this.current === undefined) {
      this.#start(exchange);
    } else if (this.#waiting.length < MOST_WAITING) {
      this.#waiting.push(exchange);
    } else {
      exchange.incoming.socket.destroy();
    }
  }

  #start(exchange: Exchange): void {
    this.current = exchange;
    this.sendingSince = undefined;
    exchange.outgoing.on("close", this.#next);
    this.#listener(exchange.incoming, exchange.outgoing);
  }
}

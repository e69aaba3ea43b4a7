import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** A request and its response. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

// Callers pipeline far fewer requests than this. Each waiting request uses some kilobytes.
const MOST_WAITING = 100;

/**
 * Passes the requests of a connection to a listener, each after the end of the previous response.
 * Without this order, a caller who sends many requests and reads nothing would fill the memory.
 * A connection with more than 100 waiting requests is closed.
 */
export class Turns {
  /** The running exchange, if any. It ends when its response is closed. */
  current: Exchange | undefined;
  /** Time (ms since the start of the process) when `endUnread` first saw that the current response is being sent. */
  sendingSince: number | undefined;
  readonly #waiting: Exchange[] = [];
  readonly #listener: RequestListener;
  // One function serves all responses, to save an allocation for each request.
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

  /** Starts or queues the next request of the connection. */
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

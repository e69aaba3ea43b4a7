import type { Server } from "node:http";
import { createServer } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { endUnread } from "./end-unread.ts";
import { rejectMalformed, rejectUnreadable } from "./reject-malformed.ts";
import { Turns } from "./turns.ts";

/** Address and limits of a listening server. */
export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** Seconds within which a whole request must arrive. */
  readonly requestTimeoutSeconds: number;
  /** Longest time in seconds without progress of a response. The whole response may take four times as long. */
  readonly responseTimeoutSeconds: number;
  /** Maximum number of connections; further connections are closed. */
  readonly connectionLimit: number;
}

/** A listening server and its address. */
export interface Listening {
  readonly server: Server;
  readonly url: string;
  /** The open connections. */
  connections(): Iterable<Socket>;
}

const LONGEST_HEAD_MS = 15_000;
// Load balancers close idle connections earlier, so this server never closes one that they are about to use.
const KEEP_ALIVE_MS = 75_000;
const CHECK_EVERY_MS = 1000;

/** Starts a server; if it cannot use the port or the host, throws an error that names the variables to correct. */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { port, host, requestTimeoutSeconds, responseTimeoutSeconds, connectionLimit }: ListenOptions,
): Promise<Listening> {
  const requestTimeout = requestTimeoutSeconds * 1000;
  const server = createServer({
    requestTimeout,
    headersTimeout: Math.min(LONGEST_HEAD_MS, requestTimeout),
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
    // The adapter rejects a request without a Host header; Node's response would have no body.
    requireHostHeader: false,
  });
  server.maxConnections = connectionLimit;
  const connections = new Map<Socket, Turns>();
  const respond = getRequestListener(fetch, { errorHandler: rejectUnreadable });
  server.on("connection", (socket: Socket) => {
    connections.set(socket, new Turns(respond));
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", (incoming, outgoing) => {
    // Several Host headers are as invalid as none (RFC 9112, 3.2), but the adapter reads only the first.
    if ((incoming.headersDistinct.host?.length ?? 0) > 1) incoming.headers.host = undefined;
    connections.get(incoming.socket)?.take({ incoming, outgoing });
  });
  // An unknown value of the `Expect` header is ignored (RFC 9110, 10.1.1).
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  endUnread(server, connections, responseTimeoutSeconds);
  rejectMalformed(server, connections);
  server.listen(port, host);
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(whyNot(error, host, port), { cause: error })),
    );
  });
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return { server, url: urlOf(host, bound), connections: () => connections.keys() };
}

/** The URL of a server that listens on a host and a port. */
export function urlOf(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  return code === "EADDRINUSE"
    ? `Another program listens on port ${port} of ${host}; stop that program, or set PORT or METRICS_PORT to another port.`
    : `The server cannot listen on port ${port} of ${host} (${message}); correct HOST, PORT or METRICS_PORT.`;
}

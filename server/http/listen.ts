import type { Server } from "node:http";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { endUnread } from "./end-unread.ts";
import { inTurn } from "./in-turn.ts";

/** Where and how a server listens. */
export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  /** How long a request may take to arrive, head and body. */
  readonly requestTimeoutSeconds: number;
  /** How long an answer may wait for its reader; four times as long in all. */
  readonly responseTimeoutSeconds: number;
  /** Connections that are held at one time; further ones are closed. */
  readonly connectionLimit: number;
}

/** A server that listens, and the address that it is reached at. */
export interface Listening {
  readonly server: Server;
  readonly url: string;
}

const LONGEST_HEAD_MS = 15_000;
// Longer than load balancers keep connections, so that it is never this side that hangs up on a request.
const KEEP_ALIVE_MS = 75_000;
const CHECK_EVERY_MS = 1000;

/** Starts to listen; throws where the port cannot be had. */
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
  });
  server.maxConnections = connectionLimit;
  const watch = endUnread(server, responseTimeoutSeconds);
  const respond = getRequestListener(fetch);
  server.on(
    "request",
    inTurn((incoming, outgoing) => {
      watch(incoming, outgoing);
      respond(incoming, outgoing);
    }),
  );
  server.listen(port, host);
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", reject);
  });
  const address = server.address();
  const bound = typeof address === "object" && address !== null ? address.port : port;
  return { server, url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}` };
}

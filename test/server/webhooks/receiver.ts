import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A request to a receiver. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real HTTP server that records its requests. */
export interface Receiver {
  readonly port: number;
  readonly url: string;
  readonly received: Received[];
  close(): Promise<void>;
}

/** Handles the n-th request, counted from 1; returns the status to send, or undefined for no automatic response. */
export type Reply = (n: number, response: ServerResponse) => number | undefined;

/** Starts a receiver on an address of this machine; port 0 means a free port. */
export async function startReceiver(
  reply: Reply = () => 204,
  host = "127.0.0.1",
  port = 0,
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = await read(request).catch(() => undefined);
    // A killed sender can disconnect in the middle of a request.
    if (body === undefined) return;
    const { method = "", url: path = "", headers } = request;
    received.push({ method, path, headers, body });
    const status = reply(received.length, response);
    if (status !== undefined) {
      response.writeHead(status).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}/hook`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

import { request } from "node:http";
import { listen } from "../../../server/http/listen.ts";
import type { TestService } from "../service.ts";

/** A response over a socket. */
export interface SocketResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A request over a socket; `from` is the local address of the sender. */
export interface SocketRequest {
  readonly from?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A client of a service that listens on a local port. */
export interface Socket {
  send(path: string, request?: SocketRequest): Promise<SocketResponse>;
  close(): Promise<void>;
}

/**
 * Serves `service` on a local port. A request over the socket has a sender's address; a request that `service.request`
 * makes has none.
 */
export async function openSocket(service: TestService): Promise<Socket> {
  const options = {
    port: 0,
    host: "127.0.0.1",
    requestTimeoutSeconds: 60,
    responseTimeoutSeconds: 30,
    connectionLimit: 1000,
  };
  const { server, url } = await listen(service.fetch, options);
  const { port } = new URL(url);
  return {
    send: (path, { from = "127.0.0.1", method = "GET", headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const type = body === undefined ? {} : { "Content-Type": "application/json" };
        const where = { host: "127.0.0.1", port, localAddress: from, agent: false };
        const call = request({ ...where, method, path, headers: { ...type, ...headers } });
        call.on("error", reject);
        call.on("response", (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => {
            const text = Buffer.concat(parts).toString("utf8");
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        });
        call.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { Agent, request as open } from "node:http";
import { listen } from "../../../server/http/listen.ts";

/** A request to send. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | undefined;
}

/** A received response. */
export interface FuzzResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** The `fetch` of a service, or a test's wrapper around the service. */
export type Fetch = (request: Request) => Promise<Response>;

/** Sends requests over HTTP. */
export interface Wire {
  send(request: FuzzRequest): Promise<FuzzResponse>;
  close(): Promise<void>;
}

/** Sends a request by a direct call, without a port. */
export async function sendDirectly(
  fetch: Fetch,
  { method, target, headers, body }: FuzzRequest,
): Promise<FuzzResponse> {
  const init: RequestInit = {
    method,
    headers: new Headers(headers.map(([name, value]): [string, string] => [name, value])),
  };
  if (body !== undefined) init.body = new Uint8Array(body);
  const response = await fetch(new Request(`http://localhost${target}`, init));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Serves `fetch` on a free local port; returns a client for the port. */
export async function openWire(fetch: Fetch): Promise<Wire> {
  const { server, url } = await listen(fetch, {
    port: 0,
    host: "127.0.0.1",
    requestTimeoutSeconds: 60,
    responseTimeoutSeconds: 30,
    connectionLimit: 1000,
  });
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, target, headers, body }) =>
      new Promise((resolve, reject) => {
        const given = headers.flat();
        const length = body === undefined ? [] : ["Content-Length", String(body.byteLength)];
        const call = open(
          {
            port,
            host: "127.0.0.1",
            agent,
            method,
            path: target,
            headers: [...hostOf(port), ...given, ...length],
          },
          (response) => {
            const parts: Buffer[] = [];
            response.on("data", (part: Buffer) => parts.push(part));
            response.on("error", reject);
            response.on("end", () => {
              const fields = Object.entries(response.headersDistinct).flatMap(
                ([name, values = []]) => values.map((value) => [name, value] as [string, string]),
              );
              const text = Buffer.concat(parts).toString("utf8");
              resolve({ status: response.statusCode ?? 0, headers: new Headers(fields), text });
            });
          },
        );
        call.on("error", reject);
        call.end(body);
      }),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function hostOf(port: string): string[] {
  return ["Host", `127.0.0.1:${port}`];
}

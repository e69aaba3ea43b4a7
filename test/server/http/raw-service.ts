import { onTestFinished } from "vitest";
import { type Listening, type ListenOptions, listen } from "../../../server/http/listen.ts";
import { openRaw, type RawConnection } from "./raw-connection.ts";

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** The text of a GET request. */
export const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

let listening: Listening;
let connections: RawConnection[] = [];

/** Starts a server; closes the server and its connections after the test. */
export async function serve(
  response: (path: string) => Response | Promise<Response>,
  given: Partial<ListenOptions> = {},
): Promise<void> {
  listening = await listen((request) => response(new URL(request.url).pathname), {
    port: 0,
    host: "127.0.0.1",
    requestTimeoutSeconds: 60,
    responseTimeoutSeconds: 60,
    connectionLimit: 1000,
    ...given,
  });
  onTestFinished(async () => {
    for (const connection of connections) connection.hangUp();
    connections = [];
    listening.server.closeAllConnections();
    await new Promise((resolve) => listening.server.close(resolve));
  });
}

/** Opens a connection to the server, from the local address `from`; resets the connection after the test. */
export async function open(from = "127.0.0.1"): Promise<RawConnection> {
  const connection = await openRaw(listening.url, from);
  connections.push(connection);
  return connection;
}

/** Counts the open connections of the server. */
export const held = () =>
  new Promise<number>((resolve, reject) =>
    listening.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Returns the bodies of the received responses; each response must have a Content-Length. */
export function bodies(connection: RawConnection): string[] {
  const found: string[] = [];
  for (let rest = connection.heard(); rest !== ""; ) {
    const [head = ""] = rest.split("\r\n\r\n", 1);
    const length = Number(/content-length: ([0-9]+)/i.exec(head)?.[1]);
    if (Number.isNaN(length)) throw new Error(`A response has no Content-Length: ${head}`);
    found.push(rest.slice(head.length + 4, head.length + 4 + length));
    rest = rest.slice(head.length + 4 + length);
  }
  return found;
}

import type { Server } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { RequestError } from "@hono/node-server";
import { writeProblem } from "./problems.ts";
import type { Turns } from "./turns.ts";

// HTTP statuses by the code of the parser's error. An error with any other code gets 400.
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const details: Readonly<Record<number, string>> = {
  400: "The request is not valid HTTP.",
  408: "The request did not arrive in time.",
  413: "The chunk extensions of the body are too long.",
  431: "The head of the request is longer than 16 KiB.",
};

/** If the HTTP parser rejects a request, sends a problem response, after the responses to all earlier requests. */
export function rejectMalformed(server: Server, connections: ReadonlyMap<Socket, Turns>): void {
  const rejected = new WeakSet<Socket>();

  function respond(socket: Socket, status: number): void {
    const { incoming, outgoing } = connections.get(socket)?.current ?? {};
    if (socket.writable && incoming?.complete) {
      // The current request has arrived whole, so the parser has rejected a later request.
      outgoing?.once("close", () => respond(socket, status));
    } else if (!socket.writable || outgoing?.headersSent) {
      socket.destroy();
    } else {
      socket.write(written(problem(status)));
      socket.destroySoon();
    }
  }

  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket: Socket) => {
    // After an error, the parser reports it again for each chunk that follows.
    if (rejected.has(socket)) return;
    rejected.add(socket);
    respond(socket, statuses[code] ?? 400);
  });
}

/** Returns a 400 problem if the adapter cannot read a request's Host header or target; a 500 for any other error. */
export function rejectUnreadable(error: unknown): Response {
  const { body, headers, status } = problem(error instanceof RequestError ? 400 : 500);
  return new Response(body, { status, headers });
}

function written({ status, headers, body }: ReturnType<typeof problem>): string {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

function problem(status: number) {
  const requestId = crypto.randomUUID();
  const kind = status === 500 ? "unexpected" : "json";
  const detail = details[status];
  const members = { kind, status, path: "/", requestId, ...(detail && { detail }) } as const;
  return {
    status,
    headers: { "Content-Type": "application/problem+json", "X-Request-Id": requestId },
    body: JSON.stringify(writeProblem(members)),
  };
}

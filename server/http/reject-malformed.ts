import type { Server } from "node:http";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { writeProblem } from "./problems.ts";
import type { Turns } from "./turns.ts";

// Statuses by the code of the parser's error; all other codes are 400.
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

/** Responds with a problem if the HTTP parser rejects a request. */
export function rejectMalformed(server: Server, connections: ReadonlyMap<Socket, Turns>): void {
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket: Socket) => {
    const hasBegun = connections.get(socket)?.current?.outgoing.headersSent ?? false;
    if (!socket.writable || hasBegun) {
      socket.destroy();
      return;
    }
    socket.write(problem(statuses[code] ?? 400));
    socket.destroySoon();
  });
}

function problem(status: number): string {
  const requestId = crypto.randomUUID();
  const members = { kind: "json", status, path: "/", requestId } as const;
  const body = JSON.stringify(writeProblem({ ...members, detail: details[status] ?? "" }));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${body.length}`,
    `X-Request-Id: ${requestId}`,
    "Connection: close",
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

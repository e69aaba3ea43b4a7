import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../../server/http/listen.ts";
import type { TestService } from "../service.ts";
import { startService } from "../service.ts";

const token = "Authorization: Bearer none";
const post = "POST /v1/documents HTTP/1.1\r\nHost: a\r\n";

// Malformed or unusual requests, and the allowed statuses; "none" means no response.
const requests: readonly [string, string, readonly (number | "none")[]][] = [
  ["no Host header", "GET /v1/documents HTTP/1.1\r\n\r\n", [400]],
  ["two Host headers", "GET /v1/documents HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", [400, 401]],
  ["a malformed Host header", "GET /v1/documents HTTP/1.1\r\nHost: a b@c\r\n\r\n", [400, 401]],
  ["an empty Host header", "GET /v1/documents HTTP/1.1\r\nHost:\r\n\r\n", [400, 401]],
  ["HTTP/1.0 without a Host header", "GET /v1/documents HTTP/1.0\r\n\r\n", [400, 401]],
  [
    "an absolute URL as path",
    "GET http://elsewhere.example/v1/documents HTTP/1.1\r\nHost: a\r\n\r\n",
    [400, 401],
  ],
  [
    "a path that begins with two slashes",
    "GET //elsewhere/v1/documents HTTP/1.1\r\nHost: a\r\n\r\n",
    [400, 401, 404],
  ],
  ["a malformed path", "GET //[ HTTP/1.1\r\nHost: a\r\n\r\n", [400, 404]],
  [
    "a path with `..` segments",
    "GET /v1/../../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n",
    [400, 404],
  ],
  [
    "a path with letters outside ASCII",
    "GET /v1/docum\u00e9nts HTTP/1.1\r\nHost: a\r\n\r\n",
    [400, 404],
  ],
  ["a percent sign as path", "GET /% HTTP/1.1\r\nHost: a\r\n\r\n", [400, 404]],
  ["an asterisk as path", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", [400, 404, 405]],
  ["TRACE", `TRACE /v1/documents HTTP/1.1\r\nHost: a\r\n${token}\r\n\r\n`, [405]],
  ["CONNECT", "CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", [400, 404, 405, "none"]],
  ["an unknown method", "BREW /v1/documents HTTP/1.1\r\nHost: a\r\n\r\n", [400]],
  [
    "a GET with a body",
    "GET /v1/documents HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}",
    [401],
  ],
  ["a Content-Length that is not a number", `${post}Content-Length: x\r\n\r\n`, [400]],
  ["a Content-Length below zero", `${post}Content-Length: -1\r\n\r\n`, [400]],
  [
    "both Content-Length and chunks",
    `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    [400],
  ],
  ["malformed chunks", `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, [400, 401]],
  ["a header without a name", `${post}: x\r\n\r\n`, [400]],
  ["a header of 100,000 letters", `${post}X: ${"x".repeat(100_000)}\r\n\r\n`, [431]],
  ["a carriage return in a header", `${post}X: a\rb\r\n\r\n`, [400]],
  [
    "an Upgrade header",
    "GET /v1/documents HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    [401, "none"],
  ],
  ["an unknown Expect header", `${post}Expect: 200-maybe\r\nContent-Length: 0\r\n\r\n`, [401, 417]],
  ["text that is not HTTP", "hello\r\n\r\n", [400]],
];

describe("malformed or unusual HTTP causes no server error:", () => {
  let service: TestService;
  let listening: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    service = await startService();
    const settings = {
      port: 0,
      host: "127.0.0.1",
      requestTimeoutSeconds: 5,
      responseTimeoutSeconds: 5,
      connectionLimit: 100,
    };
    listening = await listen(service.fetch, settings);
  });

  afterAll(async () => {
    listening.server.closeAllConnections();
    listening.server.close();
    await service.close();
  });

  it.each(requests)("%s", async (_, text, expected) => {
    const response = await send(Number(new URL(listening.url).port), text);
    expect(expected, response).toContain(response === "" ? "none" : Number(response.slice(9, 12)));
    expect(response).not.toMatch(/node_modules|\.ts:[0-9]/);
    const alive = await fetch(`${listening.url}/livez`);
    expect(alive.status).toBe(200);
    expect(service.logged()).not.toContain('"level":50');
  });
});

function send(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    let response = "";
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on("data", (part) => {
      response += part.toString("latin1");
      socket.end();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(response));
  });
}

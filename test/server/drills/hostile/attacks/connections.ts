import type { Socket } from "node:net";
import { connect } from "node:net";
import type { Document } from "../../../../../generated/types/models.d.ts";
import { call, example } from "../../../chaos/calls.ts";
import type { Attack, Target } from "../attack.ts";
import { send, sendAll } from "../send.ts";

// The server writes its log at least every 500 ms.
const LOG_MS = 1500;

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Opens connections and writes `words` on each connection; the server may have closed some returned sockets. */
async function open({ url }: Target, count: number, words: string): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.write(words);
    return socket;
  });
  await pause(500);
  return sockets;
}

/** Connections that stall, abort or never read, and requests of unusual sizes. */
export const connections: readonly Attack[] = [
  {
    name: "3,000 connections that never finish their headers",
    expects: ["200", "cut"],
    async run(target) {
      const count = Math.ceil(3000 * target.strength);
      const sockets = await open(target, count, "GET /livez HTTP/1.1\r\nHost: a\r\nX-A: ");
      await pause(3000);
      for (const socket of sockets) socket.destroy();
      await pause(200);
      return { responses: await sendAll(target.url, 1, 1, () => ({ path: "/livez" })) };
    },
  },
  {
    name: "responses of many megabytes that the client does not read",
    expects: ["200"],
    async run(target) {
      const { url, tokens } = target;
      const body = example("document-create/cl/invoice");
      const observations = "o".repeat(3.9 * 1024 * 1024);
      const header = { ...(body.header as object), observations };
      const made = await call<Document>(url, {
        path: "/v1/documents",
        token: tokens[0],
        body: { ...body, header },
      });
      const head = `Host: a\r\nAuthorization: Bearer ${tokens[0]}\r\n\r\n`;
      // Each connection sends twenty requests, and reads no response.
      const words = `GET /v1/documents?limit=100 HTTP/1.1\r\n${head}`.repeat(20);
      const sockets = await open(target, Math.ceil(100 * target.strength), words);
      for (const socket of sockets) socket.pause();
      await pause(10_000 * target.strength);
      for (const socket of sockets) socket.destroy();
      const path = `/v1/documents/${made.body.document_id}`;
      return { responses: await sendAll(url, 1, 1, () => ({ path, token: tokens[0] })) };
    },
  },
  {
    name: "300 aborted uploads",
    expects: ["200"],
    async run(target) {
      const head = `POST /v1/documents HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${target.tokens[0]}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"header":`;
      // The log lines of earlier attacks must not count.
      await pause(LOG_MS);
      let logged = "";
      const record = (chunk: Buffer) => {
        logged += chunk;
      };
      target.server.child.stdout?.on("data", record);
      const sockets = await open(target, Math.ceil(300 * target.strength), head);
      for (const socket of sockets) socket.destroy();
      await pause(LOG_MS);
      target.server.child.stdout?.off("data", record);
      const errors = (logged.match(/"level":50/g) ?? []).length;
      const failures = errors === 0 ? [] : [`${errors} errors were logged`];
      return { responses: await sendAll(target.url, 1, 1, () => ({ path: "/livez" })), failures };
    },
  },
  {
    name: "headers, queries and paths of unusual sizes",
    expects: ["200", "400", "401", "404", "405", "414", "415", "422", "431", "cut"],
    async run({ url, tokens }) {
      const token = tokens[0];
      const long = "a".repeat(15_000);
      const shots = [
        { path: `/v1/documents?${"limit=1&".repeat(1500)}`, token },
        { path: `/v1/documents?cursor=${long}`, token },
        { path: `/v1/documents/${"9".repeat(14_000)}`, token },
        { path: `/v1/documents/${"%41".repeat(4000)}`, token },
        { path: "/v1/documents", token: long },
        { path: "/v1/documents", token, headers: { "X-Large": "b".repeat(100_000) } },
        { path: "/v1/documents", token, body: "{}", headers: { "Idempotency-Key": long } },
        { path: "/v1/documents", token, body: "{}", headers: { "Content-Encoding": "gzip" } },
        { path: "/v1/documents", token, body: "{}", headers: { "Content-Type": `a/${long}` } },
        { path: "/v1/documents", token, headers: { traceparent: long, "X-Forwarded-For": long } },
        { path: `/schemas/${long}.json` },
        { path: "/livez", method: "DELETE" },
      ];
      const responses: Record<string, number> = {};
      for (const shot of [...shots, ...shots]) {
        const { status } = await send(url, shot);
        responses[status] = (responses[status] ?? 0) + 1;
      }
      return { responses };
    },
  },
];

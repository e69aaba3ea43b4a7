import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { TestService } from "../server/service.ts";

/** Serves a test service on a free port of 127.0.0.1. Returns the URL, and a function that stops the HTTP server. */
export async function listen(
  service: TestService,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const listener = getRequestListener((request) => service.request(request.url, request));
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

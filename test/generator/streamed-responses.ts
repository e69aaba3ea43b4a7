import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { App } from "./lending.ts";
import { importFrom } from "./output.ts";

/** The result of a stream from a service to a client. */
export interface Streamed {
  received: unknown[];
  /** The error that ended the stream early; undefined if the stream is complete. */
  broken: unknown;
  /** The errors that the service reported. */
  reported: string[];
}

interface Served {
  createRoutes(options: object): Promise<App & { fetch(request: Request): Promise<Response> }>;
}
interface Called {
  createClient(options: object): {
    stream(method: string, path: string, init: object): Promise<AsyncIterable<unknown>>;
  };
}

const sequence = { item_id: "msg_1", output_index: 0, content_index: 0, logprobs: [] };

/** Two text events and the event that ends the text, as OpenAI's operation `createResponse` streams them. */
export const textEvents: readonly object[] = [
  { type: "response.output_text.delta", ...sequence, delta: "Once", sequence_number: 1 },
  {
    ...{ type: "response.output_text.delta", ...sequence, delta: " upon", sequence_number: 2 },
    logprobs: [{ token: " upon", logprob: -0.5, top_logprobs: [] }],
  },
  { type: "response.output_text.done", ...sequence, text: "Once upon", sequence_number: 3 },
];

/** An event that breaks its schema, because `delta` is a number. */
export const brokenEvent = { ...textEvents[0], delta: 5 };

/**
 * Streams events over HTTP from the generated operation `createResponse` to the generated client. The
 * service yields each event only after the client has read the previous event.
 */
export async function streamResponse(folder: string, events: readonly object[]): Promise<Streamed> {
  const { createRoutes } = await importFrom<Served>(folder, "routes.ts");
  const { createClient } = await importFrom<Called>(folder, "client.js");
  const reported: string[] = [];
  const received: unknown[] = [];
  let heard = gate();
  async function* made() {
    for (const [index, event] of events.entries()) {
      while (received.length < index) await heard.promise;
      yield event;
    }
  }
  const app = await createRoutes({
    operations: {
      createResponse: async () => ({
        status: 200,
        contentType: "text/event-stream",
        body: made(),
      }),
    },
    resolvers: {},
    errors: {},
    security: { ApiKeyAuth: async () => ({ principal: "anybody", roles: [] }) },
    responses: "enforce",
    onError: (error: unknown) => void reported.push(String(error)),
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  try {
    if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, token: () => "a-key" });
    const init = { body: { model: "gpt-4.1", input: "Tell a story.", stream: true } };
    const broken = await read(await client.stream("post", "/responses", init), (event) => {
      received.push(event);
      heard.resolve();
      heard = gate();
    });
    return { received, broken, reported };
  } finally {
    server.close();
  }
}

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

async function read(events: AsyncIterable<unknown>, take: (event: unknown) => void) {
  try {
    for await (const event of events) take(event);
    return undefined;
  } catch (error) {
    return error;
  }
}

import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import type { App } from "./lending.ts";
import { importFrom } from "./output.ts";

interface Client {
  stream(method: string, path: string, init?: object): Promise<AsyncIterable<unknown>>;
}
interface Made {
  createClient(options: object): Client;
}

let createRoutes: (options: object) => Promise<App>;
let createClient: Made["createClient"];

beforeAll(async () => {
  const folder = await generateCase("aquarium", "streams");
  ({ createRoutes } = await importFrom<{ createRoutes: typeof createRoutes }>(folder, "routes.ts"));
  ({ createClient } = await importFrom<Made>(folder, "client.js"));
});

/** A service with the given handlers, its client, and the errors that the service reports. */
async function serve(operations: object, settings: object = {}) {
  const reported: string[] = [];
  const onError = (error: unknown) => void reported.push(String(error));
  const app = await createRoutes({
    operations,
    errors: {},
    responses: "enforce",
    onError,
    ...settings,
  });
  const fetch = async (request: Request) => app.request(request.url, request);
  return { app, reported, client: createClient({ baseUrl: "http://a.example", fetch }) };
}

const path = "/tanks/{tank}/temperatures";
const init = { params: { path: { tank: "north" } } };
const lines = { ...init, headers: { Accept: "application/jsonl" } };

/** Handlers for `serve`: `watchTemperatures` streams `items` in the requested media type. */
function readings(items: () => AsyncIterable<unknown>) {
  return {
    watchTemperatures: async ({
      context,
    }: {
      context: { req: { header(name: string): string } };
    }) => ({
      status: 200,
      body: items(),
      contentType:
        context.req.header("Accept") === "application/jsonl"
          ? "application/jsonl"
          : "text/event-stream",
    }),
  };
}

async function* three() {
  for (const celsius of [1, 2, 3]) yield { celsius };
}

async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe("a stream", () => {
  it.each([
    ["events", init],
    ["lines", lines],
  ])("of %s reaches the client complete", async (_, asked) => {
    const { client, reported } = await serve(readings(three));
    const all = await collect(await client.stream("get", path, asked));
    expect(all).toEqual([{ celsius: 1 }, { celsius: 2 }, { celsius: 3 }]);
    expect(reported).toEqual([]);
  });

  it("of events is written in the format text/event-stream", async () => {
    const { app } = await serve(readings(three));
    const response = await app.request("/tanks/a/temperatures");
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(await response.text()).toBe([1, 2, 3].map((n) => `data: {"celsius":${n}}\n\n`).join(""));
  });

  it("reads few items ahead of the client, and closes its source if the client stops reading", async () => {
    let made = 0;
    let isClosed = false;
    const { client } = await serve(
      readings(async function* () {
        try {
          for (;;) yield { celsius: ++made % 40 };
        } finally {
          isClosed = true;
        }
      }),
    );
    for await (const _ of await client.stream("get", path, init)) if (made > 5) break;
    await new Promise((resume) => setTimeout(resume, 20));
    expect(made).toBeLessThan(15);
    expect(isClosed).toBe(true);
  });

  it("of events ends with an event `problem` at an invalid item, and the service reports an error", async () => {
    const { client, app, reported } = await serve(
      readings(async function* () {
        yield { celsius: 1 };
        yield { celsius: 100, secret: "s3cret" };
        yield { celsius: 2 };
      }),
    );
    const seen: unknown[] = [];
    const reading = async () => {
      for await (const item of await client.stream("get", path, init)) seen.push(item);
    };
    await expect(reading()).rejects.toMatchObject({ name: "ProblemError", status: 500 });
    expect(seen).toEqual([{ celsius: 1 }]);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain("watchTemperatures");
    const text = await (await app.request("/tanks/a/temperatures")).text();
    expect(text).toMatch(/^data: \{"celsius":1\}\n\nevent: problem\ndata: \{.*\}\n\n$/);
    expect(text).not.toContain("s3cret");
  });

  it("of lines ends with an error at an invalid item", async () => {
    const { client, reported } = await serve(
      readings(async function* () {
        yield { celsius: 1 };
        yield { celsius: 100 };
      }),
    );
    await expect(client.stream("get", path, lines).then(collect)).rejects.toThrow();
    expect(reported).toHaveLength(1);
  });

  it("continues after an invalid item if the setting `responses` is off or log", async () => {
    for (const [responses, count] of [
      ["off", 0],
      ["log", 1],
    ] as const) {
      const items = async function* () {
        yield { celsius: 100 };
        yield { celsius: 1 };
      };
      const { client, reported } = await serve(readings(items), { responses });
      const all = await collect(await client.stream("get", path, init));
      expect(all).toEqual([{ celsius: 100 }, { celsius: 1 }]);
      expect(reported).toHaveLength(count);
    }
  });

  it("ends with a problem without internal details if its source throws", async () => {
    const { app, reported } = await serve(
      readings(async function* () {
        yield { celsius: 1 };
        throw new Error("s3cret");
      }),
    );
    const text = await (await app.request("/tanks/a/temperatures")).text();
    expect(text).toContain("event: problem\n");
    expect(text).not.toContain("s3cret");
    expect(reported).toEqual(["Error: s3cret"]);
  });

  it("does not start for HEAD; a GET gets a 500 if the handler returns a text instead of a stream", async () => {
    let made = 0;
    const items = async function* () {
      yield { celsius: ++made };
    };
    const { app } = await serve(readings(items));
    const head = await app.request("/tanks/a/temperatures", { method: "HEAD" });
    expect([head.status, made]).toEqual([200, 0]);
    expect(head.headers.get("Cache-Control")).toBe("no-cache");
    const wrong = await serve({ watchTemperatures: async () => ({ status: 200, body: "text" }) });
    expect((await wrong.app.request("/tanks/a/temperatures")).status).toBe(500);
  });

  it("has the same Cache-Control for GET and HEAD if the setting `headers` returns this header", async () => {
    const items = async function* () {
      yield { celsius: 1 };
    };
    const headers = () => ({ "Cache-Control": "no-store" });
    const { app } = await serve(readings(items), { headers });
    for (const method of ["GET", "HEAD"]) {
      const response = await app.request("/tanks/a/temperatures", { method });
      expect([method, response.headers.get("Cache-Control")]).toEqual([method, "no-store"]);
    }
  });

  it("is closed for HEAD, so that its source is released", async () => {
    let closed = 0;
    const source = new ReadableStream({ cancel: () => void closed++ });
    const items = {
      [Symbol.asyncIterator]: () => ({
        next: async () => ({ done: false, value: { celsius: 1 } }),
        return: async () => ({ done: true, value: closed++ }),
      }),
    };
    for (const body of [source, items]) {
      const { app } = await serve(readings(() => body as AsyncIterable<unknown>));
      const head = await app.request("/tanks/a/temperatures", { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
    }
    await expect.poll(() => closed).toBe(2);
  });

  it("of events contains their names and ids, and ends with a problem (500) at an id with a line break", async () => {
    const events = [
      { event: "fed", data: { celsius: 1 } },
      { event: "born", id: "7", data: { celsius: 2 } },
    ];
    const follow = (...items: object[]) =>
      serve({
        followNews: async () => ({
          status: 200,
          body: (async function* () {
            yield* items;
          })(),
        }),
      });
    const { client, app } = await follow(...events);
    expect(await collect(await client.stream("get", "/news"))).toEqual(events);
    expect(await (await app.request("/news")).text()).toContain(
      'event: born\nid: 7\ndata: {"celsius":2}\n\n',
    );
    const injected = await follow({ event: "fed", id: "7\ndata: 1", data: { celsius: 1 } });
    await expect(injected.client.stream("get", "/news").then(collect)).rejects.toMatchObject({
      status: 500,
    });
  });

  it("does not start if the handler returns an error; the client's call rejects with this error", async () => {
    const problem = { title: "No such tank" };
    const { client } = await serve({
      watchTemperatures: async () => ({ status: 404, body: problem }),
    });
    await expect(client.stream("get", path, init)).rejects.toMatchObject({ status: 404, problem });
  });
});

import { expect, it } from "vitest";
import { generateSpec, importFrom } from "./output.ts";

interface Client {
  GET(path: string): Promise<{ data?: unknown }>;
  stream(method: string, path: string): Promise<AsyncIterable<unknown>>;
}

const content = {
  csv: { "text/csv": {} },
  xml: { "application/xml": { schema: { type: "object" } } },
  pdf: { "application/pdf": {} },
  news: { "text/event-stream": { schema: { type: "string" } } },
};
const spec = {
  openapi: "3.1.1",
  info: { title: "Files", version: "1" },
  paths: Object.fromEntries(
    Object.entries(content).map(([operationId, content]) => [
      `/${operationId}`,
      { get: { operationId, responses: { 200: { description: "d", content } } } },
    ]),
  ),
};
const texts = { csv: "a,b", xml: "<a/>", pdf: "%PDF", news: "data: hello\n\ndata: 5\n\n" };

it("the client returns the text, bytes or events that a handler sends", async () => {
  const folder = await generateSpec("client-responses", spec, { only: ["routes", "client"] });
  const { createRoutes } = await importFrom<{
    createRoutes(options: object): Promise<{ fetch(request: Request): Promise<Response> }>;
  }>(folder, "routes.ts");
  const { createClient } = await importFrom<{ createClient(options: object): Client }>(
    folder,
    "client.js",
  );
  const operations = Object.entries(texts).map(([name, text]) => [
    name,
    async () => ({ status: 200, body: new TextEncoder().encode(text) }),
  ]);
  const app = await createRoutes({ operations: Object.fromEntries(operations) });
  const fetch = async (request: Request) => app.fetch(request);
  const client = createClient({ baseUrl: "http://a.example", fetch });
  expect((await client.GET("/csv")).data).toBe(texts.csv);
  expect((await client.GET("/xml")).data).toBe(texts.xml);
  const { data } = await client.GET("/pdf");
  expect(await (data as Blob).text()).toBe(texts.pdf);
  expect((await client.GET("/news")).data).toBe(texts.news);
  const events: unknown[] = [];
  for await (const event of await client.stream("get", "/news")) events.push(event);
  expect(events).toEqual(["hello", "5"]);
});

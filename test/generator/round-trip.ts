import { generateSpec, importFrom } from "./output.ts";

/** A request as a handler received it, with bytes and files as texts. */
export interface Received {
  params: unknown;
  query: unknown;
  headers?: unknown;
  cookies?: unknown;
  body?: unknown;
  contentType?: string;
}

type Init = Record<string, unknown>;
type Calls = Record<"GET" | "POST", (path: string, init?: Init) => Promise<{ data: Received }>>;

/** A generated client whose calls reach the routes that are generated from the same spec. */
export interface RoundTrip {
  client: Calls;
  /** The last request that a client sent. */
  sent(): Request;
  /** Creates another client with these options, which reaches the same routes. */
  clientWith(options: Init): Calls;
}

interface Routes {
  createRoutes(options: object): Promise<{ fetch(request: Request): Response | Promise<Response> }>;
}

/** An operation with parameters and, if `content` is given, a required body; its response is any JSON. */
export function operation(operationId: string, parameters: object[], content?: object): object {
  const responses = { 200: { description: "d", content: { "application/json": { schema: {} } } } };
  const requestBody = content === undefined ? {} : { requestBody: { required: true, content } };
  return { operationId, parameters, responses, ...requestBody };
}

/** Generates routes and a client for `paths`. The handlers of the operations in `ids` return the request as JSON. */
export async function roundTrip(name: string, paths: object, ids: string[]): Promise<RoundTrip> {
  const spec = { openapi: "3.1.1", info: { title: "T", version: "1" }, paths };
  const folder = await generateSpec(name, spec, { only: ["routes", "client"] });
  const { createRoutes } = await importFrom<Routes>(folder, "routes.ts");
  const { createClient } = await importFrom<{ createClient(options: Init): Calls }>(
    folder,
    "client.js",
  );
  const echo = async ({ params, query, headers, cookies, body, contentType }: Received) => ({
    status: 200,
    body: { params, query, headers, cookies, body: await comparable(body), contentType },
  });
  const app = await createRoutes({ operations: Object.fromEntries(ids.map((id) => [id, echo])) });
  let last: Request;
  const fetch = async (request: Request) => {
    last = request.clone();
    return app.fetch(request);
  };
  const clientWith = (options: Init) =>
    createClient({ baseUrl: "http://a.example", fetch, ...options });
  return { client: clientWith({}), sent: () => last, clientWith };
}

/** Replaces bytes and files in a value with texts, because JSON cannot represent bytes. */
async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof File) return `${value.name} ${value.type} ${await value.text()}`;
  if (value instanceof Uint8Array) return `bytes ${new TextDecoder().decode(value)}`;
  if (Array.isArray(value)) return Promise.all(value.map(comparable));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(async ([name, one]) => [name, await comparable(one)]);
  return Object.fromEntries(await Promise.all(members));
}

import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateSpec, importFrom } from "./output.ts";

interface Routes {
  createRoutes(options: object): Promise<{
    fetch(request: Request, env?: object): Response | Promise<Response>;
  }>;
}

const operation = (operationId: string, mediaType: string, schema: object) => ({
  put: {
    operationId,
    requestBody: { required: true, content: { [mediaType]: { schema } } },
    responses: { "204": { description: "Kept." } },
  },
});

const spec = {
  openapi: "3.1.1",
  info: { title: "Seeds", version: "1" },
  paths: {
    "/lists": operation("putList", "application/json", { type: "array" }),
    "/forms": operation("putForm", "multipart/form-data", {
      properties: { name: { type: "string" } },
    }),
    "/pictures": operation("putPicture", "application/octet-stream", {}),
  },
};

/** Sends a request to a server, with a body in pieces. Each piece waits until the previous piece is written. */
async function send(server: Server, path: string, options: object, pieces: string[] = []) {
  const { port } = server.address() as AddressInfo;
  const sent = request(`http://127.0.0.1:${port}${path}`, { agent: false, ...options });
  for (const piece of pieces) await new Promise((done) => sent.write(piece, done));
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response;
}

async function serving(listener: ReturnType<typeof getRequestListener>): Promise<Server> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

async function closed(server: Server): Promise<void> {
  server.close();
  await once(server, "close");
}

describe("a body that Node receives", () => {
  let server: Server;
  let received: unknown[] = [];
  let copy: Promise<string> | undefined;

  beforeAll(async () => {
    const folder = await generateSpec("node-bodies", spec);
    const { createRoutes } = await importFrom<Routes>(folder, "routes.ts");
    const keep = async ({ body }: { body: unknown }) => {
      received.push(body);
      return { status: 204 };
    };
    const app = await createRoutes({
      operations: { putList: keep, putForm: keep, putPicture: keep },
    });
    const listener = getRequestListener((request, env) => {
      // Middleware reads a copy first, as an audit log does.
      if (request.headers.has("x-copied")) copy = request.clone().text();
      const replaced = request.headers.get("x-replaced");
      if (replaced === null) return app.fetch(request, env);
      const headers = { "content-type": "application/json", "content-length": "5" };
      return app.fetch(new Request(request.url, { method: "PUT", body: replaced, headers }), env);
    });
    server = await serving(listener);
  });

  afterAll(() => closed(server));

  const put = async (path: string, type: string, pieces: string[], headers: object = {}) => {
    received = [];
    const length = Buffer.byteLength(pieces.join(""));
    const sent = { "content-type": type, "content-length": length, ...headers };
    const response = await send(server, path, { method: "PUT", headers: sent }, pieces);
    response.resume();
    return response.statusCode;
  };

  it.each([[["[1,2]"]], [["[1", ",2", "]"]]])("is read whole from pieces %j", async (pieces) => {
    expect(await put("/lists", "application/json", pieces)).toBe(204);
    expect(received).toEqual([[1, 2]]);
  });

  it("is rejected if it is empty and required", async () => {
    expect(await put("/lists", "application/json", [])).toBe(400);
  });

  it("reaches the handler in a buffer of its own if it is binary", async () => {
    const token = { authorization: "Bearer nobody's business" };
    expect(await put("/pictures", "application/octet-stream", ["a picture"], token)).toBe(204);
    const [bytes] = received as [Uint8Array];
    expect(Object.getPrototypeOf(bytes)).toBe(Uint8Array.prototype);
    expect(new TextDecoder().decode(bytes.buffer)).toBe("a picture");
  });

  it("is decoded if it is a form", async () => {
    const part = '--cut\r\nContent-Disposition: form-data; name="name"\r\n\r\nlarch\r\n--cut--\r\n';
    expect(await put("/forms", "multipart/form-data; boundary=cut", [part])).toBe(204);
    expect(received).toEqual([{ name: "larch" }]);
  });

  it("is read even if middleware has read a copy", async () => {
    expect(await put("/lists", "application/json", ["[1,", "2]"], { "x-copied": "yes" })).toBe(204);
    expect(received).toEqual([[1, 2]]);
    expect(await copy).toBe("[1,2]");
  });

  it("is replaced by the new request's body if middleware replaces the request", async () => {
    const replaced = { "x-replaced": "[3,4]" };
    expect(await put("/lists", "application/json", ["[1,", "2]"], replaced)).toBe(204);
    expect(received).toEqual([[3, 4]]);
  });
});

describe("an unusual response", () => {
  let server: Server;
  let answer: object = {};
  let reported: unknown[] = [];

  beforeAll(async () => {
    const folder = await generateSpec("node-responses", {
      openapi: "3.1.1",
      info: { title: "Seeds", version: "1" },
      paths: {
        "/files": {
          get: {
            operationId: "getFile",
            responses: { default: { description: "A file.", content: { "text/plain": {} } } },
          },
        },
      },
    });
    const { createRoutes } = await importFrom<Routes>(folder, "routes.ts");
    const onError = (error: unknown) => reported.push(error);
    const operations = { getFile: async () => answer };
    const app = await createRoutes({ operations, onError });
    server = await serving(getRequestListener(app.fetch));
  });

  afterAll(() => closed(server));

  it.each([
    ["a character beyond Latin-1", { headers: { "Content-Disposition": "s3cret €.pdf" } }],
    ["a line break", { headers: { "Content-Disposition": "s3cret\r\nSet-Cookie: a=b" } }],
    ["a name with a space", { headers: { "s3cret name": "a" } }],
    ["an interim status", { status: 100 }],
    ["a status above 599", { status: 600 }],
  ])(
    "becomes a 500 without internal details and is reported, if Node cannot send it: %s",
    async (_, wrong) => {
      reported = [];
      answer = { status: 200, body: "larch", ...wrong };
      const response = await send(server, "/files", {});
      expect(response.statusCode).toBe(500);
      expect(JSON.parse(await text(response))).toMatchObject({
        title: "Server error",
        status: 500,
      });
      expect(JSON.stringify(response.headers)).not.toContain("s3cret");
      expect(reported).toHaveLength(1);
    },
  );

  it("is sent if HTTP allows its header", async () => {
    answer = { status: 200, body: "larch", headers: { "X-Name": 'a\t"b".pdf' } };
    const response = await send(server, "/files", {});
    expect(response.headers["x-name"]).toBe('a\t"b".pdf');
    expect(await text(response)).toBe("larch");
  });
});

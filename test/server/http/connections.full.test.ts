import { describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";
import { ask, bodies, held, open, pause, serve } from "./raw-service.ts";

describe("pipelined requests", () => {
  let running = 0;
  let most = 0;
  const releases: (() => void)[] = [];
  const oneByOne = async (path: string) => {
    running += 1;
    most = Math.max(most, running);
    await pause(1);
    if (path === "/held") await new Promise<void>((resolve) => releases.push(resolve));
    running -= 1;
    return new Response(path);
  };

  it("are processed in order, one at a time", async () => {
    await serve(oneByOne);
    const connection = await open();
    const paths = Array.from({ length: 20 }, (_, number) => `/${number}`);
    connection.send(paths.map((path) => ask(path)).join(""));
    await eventually(() => expect(bodies(connection)).toEqual(paths));
    expect(most).toBe(1);
    connection.send(ask("/more"));
    await eventually(() => expect(bodies(connection).at(-1)).toBe("/more"));
  });

  it("with bodies get responses in order", async () => {
    await serve(oneByOne);
    const connection = await open();
    const put = (path: string) =>
      `PUT ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`;
    const paths = Array.from({ length: 20 }, (_, number) => `/${number}`);
    connection.send(paths.map(put).join(""));
    await eventually(() => expect(bodies(connection)).toEqual(paths));
  });

  it("get all responses if 100 requests wait, and close the connection if 101 requests wait", async () => {
    await serve(oneByOne);
    const waiting = Array.from({ length: 100 }, (_, number) => `/${number}`);
    const connection = await open();
    connection.send(["/held", ...waiting].map((path) => ask(path)).join(""));
    const other = await open();
    other.send(["/held", ...waiting, "/beyond"].map((path) => ask(path)).join(""));
    await other.ended;
    expect(other.heard()).toBe("");
    // Each function in `releases` lets one request to `/held` finish. The test needs only the first function,
    // which belongs to `connection`: `connection` sent its request before `other`.
    await eventually(() => expect(releases.length).toBeGreaterThan(0));
    for (const release of releases) release();
    await eventually(() => expect(bodies(connection)).toEqual(["/held", ...waiting]));
  });
});

describe("malformed requests", () => {
  it.each([
    [400, "FOO / HTTP/1.1\r\n\r\n"],
    [431, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${"x".repeat(40_000)}\r\n\r\n`],
  ])("get a problem with status %i and a request id", async (status, bytes) => {
    await serve((path) => new Response(path));
    const connection = await open();
    connection.send(bytes);
    await connection.ended;
    expect(connection.heard()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(connection.heard()).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/);
    const [problem = ""] = bodies(connection);
    expect(JSON.parse(problem)).toMatchObject({ type: "about:blank", status, instance: "/" });
  });

  it("get the problem after the responses to all earlier requests", async () => {
    await serve(async (path) => {
      await pause(50);
      return new Response(path);
    });
    const connection = await open();
    connection.send(`${ask("/a")}${ask("/b")}FOO / HTTP/1.1\r\n\r\n`);
    await pause(10);
    connection.send("more");
    await connection.ended;
    const [first, second, problem = ""] = bodies(connection);
    expect([first, second]).toEqual(["/a", "/b"]);
    expect(JSON.parse(problem)).toMatchObject({ status: 400 });
  });

  it("get the problem only after the end of a response that is already being sent", async () => {
    const text = new TextEncoder();
    const releases: (() => void)[] = [];
    const start = async (stream: ReadableStreamDefaultController) => {
      stream.enqueue(text.encode("begin"));
      await new Promise<void>((resolve) => releases.push(resolve));
      stream.enqueue(text.encode(" end"));
      stream.close();
    };
    const headers = { "Content-Length": "9" };
    await serve(() => new Response(new ReadableStream({ start }), { headers }));
    const connection = await open();
    connection.send(ask("/"));
    await eventually(() => expect(connection.heard()).toContain("begin"));
    connection.send("FOO / HTTP/1.1\r\n\r\n");
    await pause(50);
    for (const release of releases) release();
    await connection.ended;
    const [response, problem = ""] = bodies(connection);
    expect(response).toBe("begin end");
    expect(JSON.parse(problem)).toMatchObject({ status: 400 });
  });

  it.each([
    ["no Host header", "GET /a HTTP/1.1\r\n\r\n"],
    ["two Host headers", "GET /a HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n"],
    ["a Host header with a space", "GET /a HTTP/1.1\r\nHost: a b\r\n\r\n"],
    ["an invalid request target", "GET http://[a HTTP/1.1\r\nHost: a\r\n\r\n"],
  ])("with %s get a problem with status 400 and a request id", async (_, bytes) => {
    await serve((path) => new Response(path));
    const connection = await open();
    connection.send(bytes);
    await eventually(() => expect(bodies(connection)).toHaveLength(1));
    expect(connection.heard()).toMatch(/^HTTP\/1\.1 400 /);
    expect(connection.heard()).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/i);
    expect(JSON.parse(bodies(connection)[0] ?? "")).toMatchObject({ status: 400 });
  });

  it("do not include requests with an unknown Expect header, which get the usual response", async () => {
    await serve((path) => new Response(path));
    const connection = await open();
    connection.send("GET /a HTTP/1.1\r\nHost: a\r\nExpect: 200-x\r\n\r\n");
    await eventually(() => expect(bodies(connection)).toEqual(["/a"]));
  });

  it("with a malformed body close the connection during the response, and add no problem to the response", async () => {
    const part = new TextEncoder().encode("begun");
    const never = () => new ReadableStream({ start: (controller) => controller.enqueue(part) });
    await serve(() => new Response(never()));
    const connection = await open();
    connection.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
    await eventually(() => expect(connection.heard()).toContain("begun"));
    connection.send("no length\r\n");
    await connection.ended;
    expect(connection.heard()).not.toContain("about:blank");
  });
});

describe("connections", () => {
  it("beyond the limit are closed at once, and a new one is accepted after an open one ends", async () => {
    await serve((path) => new Response(path), { connectionLimit: 3 });
    const [first, second, third] = [await open(), await open(), await open()];
    await eventually(async () => expect(await held()).toBe(3));
    for (let count = 0; count < 5; count++) {
      const beyond = await open();
      beyond.send(ask("/beyond"));
      await beyond.ended;
      expect(beyond.heard()).toBe("");
    }
    for (const connection of [first, second, third]) {
      connection.send(ask("/served"));
      await eventually(() => expect(bodies(connection)).toEqual(["/served"]));
    }
    second.hangUp();
    await eventually(async () => expect(await held()).toBe(2));
    const next = await open();
    next.send(ask("/next"));
    await eventually(() => expect(bodies(next)).toEqual(["/next"]));
  });

  it("stay open between requests for longer than the response timeout", async () => {
    await serve((path) => new Response(path), { responseTimeoutSeconds: 0.3 });
    const connection = await open();
    for (const path of ["/a", "/b"]) {
      connection.send(ask(path));
      await eventually(() => expect(bodies(connection).at(-1)).toBe(path));
      await pause(1500);
    }
    expect(await held()).toBe(1);
  });
});

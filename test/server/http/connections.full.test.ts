import { afterEach, describe, expect, it } from "vitest";
import { type Listening, type ListenOptions, listen } from "../../../server/http/listen.ts";
import { eventually } from "../eventually.ts";
import { openRaw, type RawConnection } from "./raw-connection.ts";

const MEGABYTE = 1024 * 1024;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
const ask = (path: string, caller = "a") =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${caller}\r\n\r\n`;

let listening: Listening;
let connections: RawConnection[] = [];

afterEach(async () => {
  for (const connection of connections) connection.hangUp();
  connections = [];
  listening.server.closeAllConnections();
  await new Promise((resolve) => listening.server.close(resolve));
});

async function serve(
  response: (path: string) => Response | Promise<Response>,
  given: Partial<ListenOptions> = {},
): Promise<void> {
  listening = await listen((request) => response(new URL(request.url).pathname), {
    port: 0,
    host: "127.0.0.1",
    requestTimeoutSeconds: 60,
    responseTimeoutSeconds: 60,
    connectionLimit: 1000,
    ...given,
  });
}

async function open(): Promise<RawConnection> {
  const connection = await openRaw(listening.url);
  connections.push(connection);
  return connection;
}

/** How many connections the server holds. */
const held = () =>
  new Promise<number>((resolve, reject) =>
    listening.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** The bodies of the answers that came, each of which has a length. */
function bodies(connection: RawConnection): string[] {
  const found: string[] = [];
  for (let rest = connection.heard(); rest !== ""; ) {
    const [head = ""] = rest.split("\r\n\r\n", 1);
    const length = Number(/content-length: ([0-9]+)/i.exec(head)?.[1]);
    found.push(rest.slice(head.length + 4, head.length + 4 + length));
    rest = rest.slice(head.length + 4 + length);
  }
  return found;
}

const large = new Uint8Array(48 * MEGABYTE).fill(0x6f);

describe("an answer", () => {
  it("that nobody reads is ended, and nobody else's", async () => {
    await serve((path) => new Response(path === "/large" ? large : "small"), {
      responseTimeoutSeconds: 0.5,
    });
    const deaf = await open();
    deaf.pause();
    deaf.say(ask("/large"));
    await eventually(async () => {
      const other = await open();
      other.say(ask("/small"));
      await eventually(() => expect(bodies(other)).toEqual(["small"]));
      other.hangUp();
      await other.ended;
      expect(await held()).toBe(0);
    });
    deaf.resume();
    await deaf.ended;
    expect(deaf.size()).toBeLessThan(large.length);
  });

  it("that is read by the drop is ended as well, though something of it moves all the time", async () => {
    await serve(() => new Response(large), { responseTimeoutSeconds: 1 });
    const slow = await open();
    slow.pause();
    slow.say(ask("/"));
    const sipping = setInterval(() => slow.take(MEGABYTE / 4), 50);
    await eventually(async () => expect(await held()).toBe(0));
    clearInterval(sipping);
    slow.resume();
    await slow.ended;
    expect(slow.size()).toBeLessThan(large.length);
  });

  it("that is read slowly comes whole, though it takes longer than an answer may wait", async () => {
    const half = large.subarray(0, 24 * MEGABYTE);
    await serve(() => new Response(half), { responseTimeoutSeconds: 2 });
    const slow = await open();
    slow.say(ask("/"));
    for (let part = 0; part < 10; part++) {
      slow.pause();
      await pause(300);
      slow.resume();
      await pause(10);
    }
    await eventually(() => expect(slow.size()).toBeGreaterThan(half.length));
    expect(bodies(slow)[0]).toHaveLength(half.length);
  });

  it("that is long in the making is waited for", async () => {
    await serve(() => pause(1500).then(() => new Response("made")), {
      responseTimeoutSeconds: 0.3,
    });
    const patient = await open();
    patient.say(ask("/"));
    await eventually(() => expect(bodies(patient)).toEqual(["made"]));
  });

  it("that waits the longest is ended first where too many bytes wait", async () => {
    // Three are too many bytes, and two are not.
    const third = large.subarray(0, 28 * MEGABYTE);
    let responded = 0;
    await serve(() => {
      responded += 1;
      return new Response(third);
    });
    const deaf = [await open(), await open(), await open()];
    for (const [index, connection] of deaf.entries()) {
      connection.pause();
      connection.say(ask("/"));
      await eventually(() => expect(responded).toBe(index + 1));
    }
    await eventually(async () => expect(await held()).toBe(2));
    // The server looks several times, and ends no more of them.
    await pause(1000);
    for (const connection of deaf) connection.resume();
    await deaf[0]?.ended;
    await eventually(() => {
      const whole = deaf.map((connection) => connection.size() > third.length);
      expect(whole).toEqual([false, true, true]);
    });
  });

  it("is counted among what waits behind another of its connection", async () => {
    await serve((path) => new Response(path === "/small" ? "x" : large.subarray(0, 28 * MEGABYTE)));
    for (let count = 0; count < 3; count++) {
      const connection = await open();
      connection.pause();
      connection.say(ask("/small") + ask("/"));
    }
    await eventually(async () => expect(await held()).toBe(2));
  });

  it("of the caller for whom the most waits is ended, though another's waits longer", async () => {
    const third = large.subarray(0, 28 * MEGABYTE);
    let responded = 0;
    await serve(() => {
      responded += 1;
      return new Response(third);
    });
    const slow = [await open(), await open(), await open()];
    for (const [index, connection] of slow.entries()) {
      connection.pause();
      connection.say(ask("/", index === 0 ? "patient" : "greedy"));
      await eventually(() => expect(responded).toBe(index + 1));
    }
    await eventually(async () => expect(await held()).toBe(2));
    for (const connection of slow) connection.resume();
    await slow[1]?.ended;
    await eventually(() => {
      const whole = slow.map((connection) => connection.size() > third.length);
      expect(whole).toEqual([true, false, true]);
    });
  });
});

describe("requests in a pipeline", () => {
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

  it("are answered in turn, each once the one before it is", async () => {
    await serve(oneByOne);
    const connection = await open();
    const paths = Array.from({ length: 20 }, (_, number) => `/${number}`);
    connection.say(paths.map((path) => ask(path)).join(""));
    await eventually(() => expect(bodies(connection)).toEqual(paths));
    expect(most).toBe(1);
    connection.say(ask("/more"));
    await eventually(() => expect(bodies(connection).at(-1)).toBe("/more"));
  });

  it("are answered in turn where they have bodies, too", async () => {
    await serve(oneByOne);
    const connection = await open();
    const put = (path: string) =>
      `PUT ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`;
    const paths = Array.from({ length: 20 }, (_, number) => `/${number}`);
    connection.say(paths.map(put).join(""));
    await eventually(() => expect(bodies(connection)).toEqual(paths));
  });

  it("of which a hundred wait are all answered, and where one more waits the connection ends", async () => {
    await serve(oneByOne);
    const waiting = Array.from({ length: 100 }, (_, number) => `/${number}`);
    const connection = await open();
    connection.say(["/held", ...waiting].map((path) => ask(path)).join(""));
    const other = await open();
    other.say(["/held", ...waiting, "/beyond"].map((path) => ask(path)).join(""));
    await other.ended;
    expect(other.heard()).toBe("");
    for (const release of releases) release();
    await eventually(() => expect(bodies(connection)).toEqual(["/held", ...waiting]));
  });
});

describe("connections", () => {
  it("beyond the limit are closed while the others are served, and there is room once one ends", async () => {
    await serve((path) => new Response(path), { connectionLimit: 3 });
    const [first, second, third] = [await open(), await open(), await open()];
    await eventually(async () => expect(await held()).toBe(3));
    for (let count = 0; count < 5; count++) {
      const beyond = await open();
      beyond.say(ask("/beyond"));
      await beyond.ended;
      expect(beyond.heard()).toBe("");
    }
    for (const connection of [first, second, third]) {
      connection.say(ask("/served"));
      await eventually(() => expect(bodies(connection)).toEqual(["/served"]));
    }
    second.hangUp();
    await eventually(async () => expect(await held()).toBe(2));
    const next = await open();
    next.say(ask("/next"));
    await eventually(() => expect(bodies(next)).toEqual(["/next"]));
  });

  it("are kept from one request to the next, however long an answer may wait", async () => {
    await serve((path) => new Response(path), { responseTimeoutSeconds: 0.3 });
    const connection = await open();
    for (const path of ["/a", "/b"]) {
      connection.say(ask(path));
      await eventually(() => expect(bodies(connection).at(-1)).toBe(path));
      await pause(1500);
    }
    expect(await held()).toBe(1);
  });
});

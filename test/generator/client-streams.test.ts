import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import { importFrom } from "./output.ts";

interface Made {
  createClient(options: object): {
    stream(method: string, path: string, init?: object): Promise<AsyncIterable<unknown>>;
  };
}

let createClient: Made["createClient"];

beforeAll(async () => {
  const folder = await generateCase("aquarium", "client-streams");
  ({ createClient } = await importFrom<Made>(folder, "client.js"));
});

const path = "/tanks/{tank}/temperatures";
const init = { params: { path: { tank: "north" } } };

async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe("the client of a stream", () => {
  const responded = (text: string, type = "text/event-stream") => {
    const parts = [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));
    const fetch = async () =>
      new Response(
        new ReadableStream({
          pull: (to) => {
            const part = parts.shift();
            if (part) to.enqueue(part);
            else to.close();
          },
        }),
        {
          headers: { "Content-Type": type },
        },
      );
    return createClient({ baseUrl: "http://a.example", fetch }).stream("get", path, init);
  };

  it("parses events as the HTML standard defines, up to [DONE], even if each byte arrives separately", async () => {
    const text =
      '\ufeff: hello\r\ndata: {\r\ndata: "celsius": 1}\r\n\r\nevent: x\ndata:{"celsius":2}\n\ndata: [DONE]\n\ndata: {}\n\n';
    expect(await collect(await responded(text))).toEqual([{ celsius: 1 }, { celsius: 2 }]);
    expect(await collect(await responded('data: {"ñ":"€"}\r\rdata: 5'))).toEqual([{ ñ: "€" }]);
    expect(await collect(await responded("data: 5\r\rdata: 6\r\r"))).toEqual([5, 6]);
    expect(await collect(await responded("data: 5\r\rdata: 6\r"))).toEqual([5]);
  });

  it("parses lines of JSON, and throws at an invalid line", async () => {
    const type = "application/x-ndjson";
    expect(await collect(await responded('{"a":1}\r\n\n{"a":2}', type))).toEqual([
      { a: 1 },
      { a: 2 },
    ]);
    await expect(responded("{", type).then(collect)).rejects.toThrow(SyntaxError);
  });
});

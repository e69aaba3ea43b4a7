import { describe, expect, it } from "vitest";
import { readItems } from "../../generator/runtime/client/read-items.js";

const stream = "data: 5\n\ndata: [DONE]\n\ndata: 6\n\n";

it.each([
  [{}, [5]],
  [{ events: true, json: true } as const, [{ data: 5 }]],
  [{ text: true } as const, ["5", "[DONE]", "6"]],
  [{ events: true } as const, [{ data: "5" }, { data: "[DONE]" }, { data: "6" }]],
])(
  "an event with the data [DONE] ends a stream of JSON, but not a stream of text: %j",
  async (facts, expected) => {
    const headers = { "Content-Type": "text/event-stream" };
    const items = [];
    for await (const item of readItems(new Response(stream, { headers }), facts)) items.push(item);
    expect(items).toEqual(expected);
  },
);

/** The items of a response that arrives in the given chunks. */
async function itemsOf(type: string, chunks: readonly string[]) {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  const items = [];
  const response = new Response(body, { headers: { "Content-Type": type } });
  for await (const item of readItems(response, { text: true })) items.push(item);
  return items;
}

describe("the lines of a stream", () => {
  it.each([
    ["application/jsonl", ["a\r", "\nb", "", "c\n\nd\re\r"], ["a", "bc", "d\re"]],
    ["text/event-stream", ["data: a\r", "\n\r", "\ndata:", " b\r", "\r"], ["a", "b"]],
    ["text/event-stream", ["data: a\rdata: b\r", "\rdata: c\n\n"], ["a\nb", "c"]],
  ])("may be split by chunks, even between CR and LF: %s %j", async (type, chunks, expected) => {
    expect(await itemsOf(type, chunks)).toEqual(expected);
  });

  it.each(["application/jsonl", "text/event-stream"])(
    "are read in linear time, however long a line is: %s",
    async (type) => {
      const started = performance.now();
      const chunks = ["data:", ...Array<string>(2_000).fill("x".repeat(4_000)), "\n\n"];
      expect((await itemsOf(type, chunks)).join()).toHaveLength(
        type === "text/event-stream" ? 8_000_000 : 8_000_005,
      );
      expect(performance.now() - started).toBeLessThan(2_000);
    },
  );
});

import { expect, it } from "vitest";
import { readItems } from "../../generator/runtime/client/read-items.js";

const stream = "data: 5\n\ndata: [DONE]\n\ndata: 6\n\n";

it.each([
  [{}, [5]],
  [{ events: true, json: true } as const, [{ data: 5 }]],
  [{ text: true } as const, ["5", "[DONE]", "6"]],
  [{ events: true } as const, [{ data: "5" }, { data: "[DONE]" }, { data: "6" }]],
])(
  "the data [DONE] ends a stream of JSON, but not a stream of text: %j",
  async (facts, expected) => {
    const headers = { "Content-Type": "text/event-stream" };
    const items = [];
    for await (const item of readItems(new Response(stream, { headers }), facts)) items.push(item);
    expect(items).toEqual(expected);
  },
);

import { expect, it } from "vitest";
import { folderFor, generateInto } from "./output.ts";
import { brokenEvent, streamResponse, textEvents } from "./streamed-responses.ts";

// OpenAI's own document is in github.com/openai/openai-openapi, not in this repository.
const document = process.env.OPENAI_DOCUMENT;
if (document === undefined) {
  console.info("The test of OpenAI's own document is skipped, because OPENAI_DOCUMENT is not set.");
}

it.skipIf(document === undefined)(
  "a service for OpenAI's document streams events to the generated client until an event breaks its schema",
  async () => {
    const folder = folderFor("openai-document");
    await generateInto(folder, document ?? "");
    const whole = await streamResponse(folder, textEvents);
    expect(whole).toEqual({ received: textEvents, broken: undefined, reported: [] });
    const [first = {}, ...rest] = textEvents;
    const cut = await streamResponse(folder, [first, brokenEvent, ...rest]);
    expect(cut.received).toEqual([first]);
    expect(cut.broken).toMatchObject({ name: "ProblemError", status: 500 });
    expect(cut.reported).toEqual([expect.stringContaining("createResponse sent an item")]);
  },
  300_000,
);

import { expect, it } from "vitest";
import { folderFor, generateInto } from "./output.ts";
import { brokenEvent, streamResponse, textEvents } from "./streamed-responses.ts";

// The document is OpenAI's own, and no part of this repository: github.com/openai/openai-openapi.
const document = process.env.OPENAI_DOCUMENT;
if (document === undefined) {
  console.info("Skipped: OpenAI's own document, because OPENAI_DOCUMENT names no file.");
}

it.skipIf(document === undefined)(
  "a service for OpenAI's document streams events through the generated client, and catches one that breaks its schema",
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

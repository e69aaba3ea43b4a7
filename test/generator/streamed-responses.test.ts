import { beforeAll, describe, expect, it } from "vitest";
import { generateCase } from "./case-output.ts";
import { brokenEvent, streamResponse, textEvents } from "./streamed-responses.ts";

let folder: string;

beforeAll(async () => {
  folder = await generateCase("storyteller", "streamed-responses");
});

describe("a service like OpenAI's, which streams events of several schemas,", () => {
  it("sends each event to the generated client before it creates the next event", async () => {
    const response = { id: "resp_1", output: "" };
    const created = { type: "response.created", response, sequence_number: 0 };
    const events = [created, ...textEvents];
    const { received, broken, reported } = await streamResponse(folder, events);
    expect([received, broken, reported]).toEqual([events, undefined, []]);
  });

  it.each([
    ["has a member of a wrong type", brokenEvent],
    ["lacks a member", { ...textEvents[2], text: undefined }],
    ["has a `type` that the spec does not declare", { ...textEvents[0], type: "response.sung" }],
  ])("stops at an event that %s, and reports the event", async (_, wrong) => {
    const [first = {}, ...rest] = textEvents;
    const { received, broken, reported } = await streamResponse(folder, [first, wrong, ...rest]);
    expect(received).toEqual([first]);
    expect(broken).toMatchObject({ name: "ProblemError", status: 500 });
    expect(reported).toEqual([expect.stringContaining("createResponse sent a stream item")]);
  });
});

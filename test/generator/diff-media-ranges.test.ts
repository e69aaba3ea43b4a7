import { expect, it } from "vitest";
import type { Parts } from "./differing.ts";
import { brief, changesIn } from "./differing.ts";

const changes = changesIn("diff-media-ranges");
const [request, response] = ["image/png", "image/*"].reduce<[Parts[], Parts[]]>(
  ([asked, sent], mediaType) => {
    const content = { [mediaType]: {} };
    const responses = { "201": { description: "d", content } };
    return [
      [...asked, { operation: { requestBody: { required: true, content } } }],
      [...sent, { operation: { responses } }],
    ];
  },
  [[], []],
);
const [png = {}, image = {}] = request;
const [sentPng = {}, sentImage = {}] = response;

it("a wider range of media types breaks no request, and a narrower range breaks requests", async () => {
  expect(brief(await changes(png, image))).toEqual([
    "fine request the spec lists image/* instead of image/png now",
  ]);
  expect(brief(await changes(image, png))).toEqual([
    "BREAKS request image/* is no longer accepted",
    "fine request image/png is accepted now",
  ]);
});

it("a narrower range of media types breaks no response, and a wider range breaks responses", async () => {
  expect(brief(await changes(sentImage, sentPng))).toEqual([
    "fine response the spec lists image/png instead of image/* now",
  ]);
  expect(brief(await changes(sentPng, sentImage))).toEqual([
    "BREAKS response status 201 is no longer sent as image/png",
    "fine response status 201 may be sent as image/* now",
  ]);
});

it("a media type is compared with the narrowest range that contains it", async () => {
  const text = (maxLength: number) => ({ schema: { type: "string", maxLength } });
  const asking = (content: object): Parts => ({
    operation: { requestBody: { required: true, content } },
  });
  const now = asking({ "*/*": text(3), "text/*": text(9) });
  expect(brief(await changes(asking({ "text/plain": text(9) }), now))).toEqual([
    "fine request the spec lists text/* instead of text/plain now",
    "fine request */* is accepted now",
  ]);
});

it("in a response, a range is compared with each media type that replaces the range", async () => {
  const text = (maxLength: number) => ({ schema: { type: "string", maxLength } });
  const sending = (content: object): Parts => ({
    operation: { responses: { "201": { description: "d", content } } },
  });
  const now = sending({ "text/plain": text(9), "text/csv": text(20) });
  expect(brief(await changes(sending({ "text/*": text(9) }), now))).toEqual([
    "BREAKS response / maxLength is 20 (was 9)",
    "fine response the spec lists text/plain instead of text/* now",
    "fine response the spec lists text/csv instead of text/* now",
  ]);
});

/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { contentOf } from "./body.ts";
import { isItems, type StreamGuard, streamOf } from "./stream.ts";
import type {
  Answer,
  AnswerContent,
  AnswerDefinition,
  Bytes,
  OperationDefinition,
} from "./types.ts";

/** What an operation declares of a status: exactly, by its range (`4XX`), or by `default`. */
export function declaredAnswer(
  { answers }: OperationDefinition,
  status: number,
): AnswerDefinition | undefined {
  const { default: other } = answers;
  return answers[String(status)] ?? answers[`${Math.floor(status / 100)}XX`] ?? other;
}

/** The content in which an answer's body is written. */
export function contentOfAnswer(
  declared: AnswerDefinition | undefined,
  { contentType }: Answer,
): AnswerContent | undefined {
  const contents = declared?.contents ?? [];
  return contentType === undefined ? contents[0] : contentOf(contents, contentType);
}

/** What an answer breaks of what the spec declares, as one sentence; undefined where it keeps it all. */
export async function faultOfAnswer(
  definition: OperationDefinition,
  answer: Answer,
  body: unknown,
): Promise<string | undefined> {
  const { id } = definition;
  const { status } = answer;
  const declared = declaredAnswer(definition, status);
  if (declared === undefined) return `${id} declares no answer ${status}`;
  const missing = declared.headers?.find((name) => headerOf(answer, name) === undefined);
  if (missing !== undefined) return `${id} answered ${status} without the header ${missing}`;
  if (declared.contents.length === 0) {
    return body === undefined ? undefined : `${id} declares no body for ${status}`;
  }
  const content = contentOfAnswer(declared, answer);
  if (content === undefined) {
    return `${id} answered ${status} as ${answer.contentType}, which it does not declare`;
  }
  if (content.stream !== undefined) {
    return isItems(body) ? undefined : `${id} answered ${status} with a body that is no stream`;
  }
  const streamed = content.kind === "text" && typeof body !== "string";
  const errors = streamed ? undefined : await errorsOf(content, body);
  if (errors === undefined) return undefined;
  return `${id} answered ${status} with a body that its schema refuses: ${errors}`;
}

/** What an item of a stream breaks of its schema, as one sentence. */
export async function faultOfItem(
  { id }: OperationDefinition,
  content: AnswerContent,
  item: unknown,
): Promise<string | undefined> {
  const errors = await errorsOf(content, item);
  return errors && `${id} sent an item of a stream that its schema refuses: ${errors}`;
}

async function errorsOf({ judge }: AnswerContent, value: unknown): Promise<string | undefined> {
  if (judge === undefined || judge.is(value)) return undefined;
  const { refusals } = (await judge.explain())(value);
  return JSON.stringify(refusals.slice(0, 5));
}

/** The media types that are meant where only a range is declared. */
const defaults: Readonly<Record<string, string>> = {
  json: "application/json",
  text: "text/plain; charset=utf-8",
  binary: "application/octet-stream",
};

const LARGE = 64 * 1024;
const encoder = new TextEncoder();

// Node keeps three bytes for each character of a large text until its last one is sent.
function packed(text: string): string | Bytes {
  return text.length > LARGE ? (encoder.encode(text) as Bytes) : text;
}

/** An answer as it goes over the wire, with the headers that every answer has; `guardOf` watches a stream. */
export function writeAnswer(
  declared: AnswerDefinition | undefined,
  answer: Answer,
  common: Readonly<Record<string, string>> | undefined,
  guardOf: (content: AnswerContent) => StreamGuard,
): Response {
  const { status, body } = answer;
  const headers = cleanHeaders(answer.headers, common);
  if (body === undefined) return new Response(null, { status, headers });
  const content = contentOfAnswer(declared, answer);
  const kind = content?.kind ?? "json";
  const type = answer.contentType ?? content?.mediaType ?? "application/json";
  const exact = type.includes("*") ? defaults[kind] : type;
  if (exact !== undefined) headers["content-type"] = exact;
  const init = { status, headers };
  if (content?.stream !== undefined && isItems(body)) {
    headers["cache-control"] ??= "no-cache";
    return new Response(streamOf(body, content.stream, guardOf(content)), init);
  }
  if (kind === "json") return new Response(packed(JSON.stringify(body)), init);
  return new Response(body as string | Bytes | ReadableStream | FormData, init);
}

/** Headers that have a value, by their names in small letters; a plain object, which servers write faster than `Headers`. */
export function cleanHeaders(
  given: Answer["headers"] = {},
  common: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in common) {
    headers[name.toLowerCase()] = common[name] ?? "";
  }
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) headers[name.toLowerCase()] = String(value);
  }
  return headers;
}

function headerOf({ headers = {} }: Answer, name: string): unknown {
  const wanted = name.toLowerCase();
  const found = Object.keys(headers).find((key) => key.toLowerCase() === wanted);
  return found === undefined ? undefined : headers[found];
}

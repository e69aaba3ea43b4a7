/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { contentOf } from "./body.ts";
import { isItems, type StreamGuard, streamOf } from "./stream.ts";
import type {
  Bytes,
  HandlerResponse,
  OperationDefinition,
  ResponseContent,
  ResponseDefinition,
} from "./types.ts";

/** The response that an operation declares for a status: exactly, by its range (`4XX`), or by `default`. */
export function declaredResponse(
  { responses }: OperationDefinition,
  status: number,
): ResponseDefinition | undefined {
  const { default: other } = responses;
  return responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? other;
}

/** The declared content for the media type of a response; the first content if the response names no type. */
export function contentOfResponse(
  declared: ResponseDefinition | undefined,
  { contentType }: HandlerResponse,
): ResponseContent | undefined {
  const contents = declared?.contents ?? [];
  return contentType === undefined ? contents[0] : contentOf(contents, contentType, true);
}

/** A sentence about the first difference between a response and the spec; undefined if the response conforms. */
export async function responseMismatch(
  definition: OperationDefinition,
  response: HandlerResponse,
  body: unknown,
): Promise<string | undefined> {
  const { id } = definition;
  const { status } = response;
  const declared = declaredResponse(definition, status);
  if (declared === undefined) return `${id} declares no response ${status}`;
  const missing = declared.headers?.find((name) => headerOf(response, name) === undefined);
  if (missing !== undefined) return `${id} responded ${status} without the header ${missing}`;
  if (declared.contents.length === 0) {
    return body === undefined ? undefined : `${id} declares no body for ${status}`;
  }
  const content = contentOfResponse(declared, response);
  if (content === undefined) {
    return `${id} responded ${status} as ${response.contentType}, which it does not declare`;
  }
  if (content.stream !== undefined) {
    return isItems(body) ? undefined : `${id} responded ${status} with a body that is no stream`;
  }
  const streamed = content.kind === "text" && typeof body !== "string";
  const errors = streamed ? undefined : await errorsOf(content, body);
  if (errors === undefined) return undefined;
  return `${id} responded ${status} with a body that its schema rejects: ${errors}`;
}

/** A sentence about the errors of an item of a stream; undefined if the item is valid. */
export async function itemMismatch(
  { id }: OperationDefinition,
  content: ResponseContent,
  item: unknown,
): Promise<string | undefined> {
  const errors = await errorsOf(content, item);
  return errors && `${id} sent a stream item that its schema rejects: ${errors}`;
}

async function errorsOf(
  { validator }: ResponseContent,
  value: unknown,
): Promise<string | undefined> {
  if (validator === undefined || validator.is(value)) return undefined;
  const { refusals } = (await validator.explain())(value);
  return JSON.stringify(refusals.slice(0, 5));
}

/** For each kind, the media type to send if only a range such as `text/*` is declared. */
const defaults: Readonly<Record<string, string>> = {
  json: "application/json",
  text: "text/plain; charset=utf-8",
  binary: "application/octet-stream",
};

const LARGE = 64 * 1024;
const encoder = new TextEncoder();

// For a large string, Node would keep three bytes per character until the last byte is sent.
function packed(text: string): string | Bytes {
  return text.length > LARGE ? (encoder.encode(text) as Bytes) : text;
}

/** Statuses that never have a body. No body is sent, even if the spec declares one by a range such as `2XX`. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/** The response to send. `common` has the headers that every response gets; `guardOf` returns the guard of a stream. */
export function writeResponse(
  declared: ResponseDefinition | undefined,
  response: HandlerResponse,
  common: Readonly<Record<string, string>> | undefined,
  guardOf: (content: ResponseContent) => StreamGuard,
): Response {
  const { status, body } = response;
  const headers = cleanHeaders(response.headers, common);
  if (body === undefined || bodiless.has(status)) return new Response(null, { status, headers });
  const content = contentOfResponse(declared, response);
  const kind = content?.kind ?? "json";
  const type = response.contentType ?? content?.mediaType ?? "application/json";
  const exact = type.includes("*") ? defaults[kind] : type;
  // `Response` adds the Content-Type of a FormData, with the boundary.
  const isWritten = kind === "multipart" && body instanceof FormData;
  if (exact !== undefined && !isWritten) headers["content-type"] = exact;
  const init = { status, headers };
  if (content?.stream !== undefined && isItems(body)) {
    headers["cache-control"] ??= "no-cache";
    return new Response(streamOf(body, content.stream, guardOf(content)), init);
  }
  if (kind === "json") return new Response(packed(JSON.stringify(body)), init);
  return new Response(body as string | Bytes | ReadableStream | FormData, init);
}

/**
 * All headers that have a value, by lower-case name; `given` overrides `common`. The result is a plain object, because
 * servers write it faster than a `Headers` object. Throws if HTTP cannot transfer a header of `given`. Without this
 * check, the server might throw later, outside of the routes.
 */
export function cleanHeaders(
  given: HandlerResponse["headers"] = {},
  common: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in common) {
    headers[name.toLowerCase()] = common[name] ?? "";
  }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const text = String(value);
    if (!headerName.test(name) || !headerValue.test(text)) {
      throw new TypeError(`The header ${JSON.stringify(name)} has a character that HTTP forbids.`);
    }
    headers[name.toLowerCase()] = text;
  }
  return headers;
}

const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

function headerOf({ headers = {} }: HandlerResponse, name: string): unknown {
  const wanted = name.toLowerCase();
  const found = Object.keys(headers).find((key) => key.toLowerCase() === wanted);
  return found === undefined ? undefined : headers[found];
}

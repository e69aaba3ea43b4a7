import { decodeFields, decodeMultipart } from "./forms.ts";
import { hasUnstorableText, isDeeperThan, syntaxMessage } from "./json.ts";
import { rawPairs } from "./parameters.ts";
import type { BodyDefinition, ContentDefinition, ParameterDefinition } from "./types.ts";

/** A body read as its media type says, or the status and the sentence with which it is refused. */
export type BodyResult =
  | { value: unknown; judged: unknown; content: ContentDefinition | undefined }
  | { status: 400 | 413 | 415; detail: string; headers?: Readonly<Record<string, string>> };

/** How much of a body is read, and how deep its JSON may be nested. */
export interface BodyLimits {
  bytes: number;
  depth: number;
}

/** The limits where a service sets none. */
export const defaultLimits: BodyLimits = { bytes: 10 * 1024 * 1024, depth: 64 };

/** Reads a body: media type (415), size (413), then encoding, depth and syntax (400), in this order. */
export async function readBody(
  request: Request,
  definition: BodyDefinition,
  limits: BodyLimits,
): Promise<BodyResult> {
  const header = request.headers.get("content-type");
  const content = header === null ? undefined : contentOf(definition.contents, header);
  if (content === undefined) {
    const optional = header === null && !definition.required;
    if (optional && (await readBytes(request, 0)) !== undefined) {
      return { value: undefined, judged: undefined, content: undefined };
    }
    const wanted = definition.contents.map(({ mediaType }) => mediaType).join(" or ");
    return { status: 415, detail: `Send the body as ${wanted}.` };
  }
  const bytes = await readBytes(request, limits.bytes);
  if (bytes === undefined) {
    return { status: 413, detail: `The body is larger than ${limits.bytes} bytes.` };
  }
  if (bytes.byteLength === 0 && !definition.required) {
    return { value: undefined, judged: undefined, content };
  }
  const read = await decoders[content.kind](bytes, content, limits, header ?? "");
  return "status" in read ? read : { content, ...read };
}

/** The refusal of a body that is compressed; undefined where it is not, or its operation declares the header and so reads codings itself. */
export function refuseCoding(
  { headers }: Request,
  parameters: readonly ParameterDefinition[],
): Extract<BodyResult, { status: number }> | undefined {
  const coding = headers.get("content-encoding");
  if (coding === null || /^(identity)?$/i.test(coding)) return undefined;
  const isDeclared = parameters.some(
    ({ name, in: place }) => place === "header" && name.toLowerCase() === "content-encoding",
  );
  return isDeclared ? undefined : coded;
}

// The header is how RFC 9110 (15.5.16) tells which codings are taken.
const coded = {
  status: 415,
  detail: "Send the body as it is, without a Content-Encoding.",
  headers: { "Accept-Encoding": "identity" },
} as const;

type Decoded = { value: unknown; judged: unknown } | { status: 400; detail: string };

const decoders: Readonly<
  Record<
    ContentDefinition["kind"],
    (
      bytes: Uint8Array<ArrayBuffer>,
      content: ContentDefinition,
      limits: BodyLimits,
      header: string,
    ) => Decoded | Promise<Decoded>
  >
> = {
  json: (bytes, _content, limits) => decodeJson(bytes, limits),
  text: (bytes) => {
    const text = decodeText(bytes);
    return text === undefined ? notUtf8 : { value: text, judged: text };
  },
  binary: (bytes) => ({ value: bytes, judged: bytes }),
  form: (bytes, { shape = {}, arrays = {} }) => {
    const text = decodeText(bytes);
    if (text === undefined) return notUtf8;
    const value = decodeFields(rawPairs(text), shape, arrays);
    return { value, judged: value };
  },
  multipart: (bytes, { shape = {} }, _limits, header) => decodeMultipart(bytes, shape, header),
};

const notUtf8 = { status: 400, detail: "The body is not UTF-8." } as const;

function decodeJson(bytes: Uint8Array, { depth }: BodyLimits): Decoded {
  const text = decodeText(bytes);
  if (text === undefined) return notUtf8;
  if (isDeeperThan(text, depth)) {
    return { status: 400, detail: `The JSON is nested deeper than ${depth} levels.` };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const isEmpty = text.trim() === "";
    const what = isEmpty ? "empty, and JSON is required." : `not JSON: ${syntaxMessage(error)}`;
    return { status: 400, detail: `The body is ${what}` };
  }
  // Only an escape can have written such a text.
  if (text.includes("\\u") && hasUnstorableText(value)) {
    return { status: 400, detail: "A text in the body holds NUL or half of a surrogate pair." };
  }
  return { value, judged: value };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The content that a Content-Type means: the exact one before `application/*`, that before any. */
export function contentOf<T extends { mediaType: string }>(
  contents: readonly T[],
  header: string,
): T | undefined {
  // Nearly all requests write it as it is declared.
  const exact = contents.find(({ mediaType }) => mediaType === header);
  if (exact !== undefined) return exact;
  const [type = "", ...parameters] = header.toLowerCase().split(";");
  const charset = parameters.find((parameter) => parameter.trim().startsWith("charset="));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset.trim())) return undefined;
  const ranked = contents
    .map((content) => ({ content, range: content.mediaType.toLowerCase().split(";")[0] ?? "" }))
    .filter(({ range }) => fits(type.trim(), range.trim()))
    .sort((a, b) => stars(a.range) - stars(b.range));
  return ranked[0]?.content;
}

function fits(type: string, range: string): boolean {
  const source = range.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+");
  return type === range || (range.includes("*") && new RegExp(`^${source}$`).test(type));
}

function stars(range: string): number {
  return range.split("*").length;
}

/** The bytes of a body, or undefined as soon as there are more than the limit. */
async function readBytes(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const declared = request.headers.get("content-length");
  if (declared !== null && /^[0-9]+$/.test(declared)) {
    if (Number(declared) > limit) return undefined;
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.byteLength > limit ? undefined : bytes;
  }
  if (request.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

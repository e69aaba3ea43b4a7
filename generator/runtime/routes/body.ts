import { decodeFields, decodeMultipart } from "./forms.ts";
import {
  exceededLimit,
  findUnstorableText,
  type JsonLimits,
  summarize,
  syntaxMessage,
} from "./json.ts";
import { rawPairs } from "./parameters.ts";
import { readBytes } from "./read-bytes.ts";
import { findRepeatedName } from "./repeated-names.ts";
import type {
  BodyDefinition,
  Bytes,
  ContentDefinition,
  ParameterDefinition,
  RouterSettings,
} from "./types.ts";

/** A decoded body, or the status and detail of its rejection. `checked` is the value to validate. */
export type BodyResult =
  | { value: unknown; checked: unknown; content: ContentDefinition | undefined }
  | { status: 400 | 413 | 415 | 499; detail: string; headers?: Readonly<Record<string, string>> };

/** The limits of a body: its bytes, the depth and values of its JSON, and whether member names must be unique. */
export interface BodyLimits extends JsonLimits {
  bytes: number;
  uniqueNames: boolean;
}

const LARGE = 64 * 1024;

/**
 * Returns the limits of a body. If both the spec and the settings set a limit, the smaller limit
 * applies. The defaults of the settings are 10 MiB, depth 64 and 100,000 values.
 */
export function limitsOfBody(
  { limits = {} }: BodyDefinition,
  { bodyLimitBytes, depthLimit, valueLimit, uniqueNames = false }: RouterSettings,
): BodyLimits {
  return {
    bytes: Math.min(bodyLimitBytes ?? 10 * 1024 * 1024, limits.bytes ?? Infinity),
    depth: Math.min(depthLimit ?? 64, limits.depth ?? Infinity),
    values: Math.min(valueLimit ?? 100_000, limits.values ?? Infinity),
    uniqueNames,
  };
}

/**
 * Reads and decodes a body. Checks the media type (415), then the size (413). Text, JSON and the
 * text fields of a form must be UTF-8 (400). A multipart form must have the syntax of RFC 7578
 * (400). Then checks JSON: first the number of values (413) and the depth (400), then the syntax
 * (400), and last the strings, member names and numbers (400). Returns 499 if the connection closes
 * before the end of the body.
 */
export async function readBody(
  request: Request,
  definition: BodyDefinition,
  limits: BodyLimits,
  takeTurn?: RouterSettings["takeTurn"],
  env?: unknown,
): Promise<BodyResult> {
  const header = request.headers.get("content-type");
  const content = header === null ? undefined : contentOf(definition.contents, header);
  if (content === undefined) {
    const optional = header === null && !definition.required;
    if (optional && (await readBytes(request, 0, env)) instanceof Uint8Array) {
      return { value: undefined, checked: undefined, content: undefined };
    }
    const wanted = definition.contents.map(({ mediaType }) => mediaType).join(" or ");
    return { status: 415, detail: `Send the body as ${wanted}.` };
  }
  const bytes = await readBytes(request, limits.bytes, env);
  if (bytes === "too-large") {
    return { status: 413, detail: `The body is larger than ${limits.bytes} bytes.` };
  }
  if (bytes === "aborted") {
    return { status: 499, detail: "The connection closed before the end of the body." };
  }
  const isLarge = bytes.byteLength > LARGE;
  if (isLarge) await takeTurn?.();
  if (bytes.byteLength === 0 && !definition.required) {
    return { value: undefined, checked: undefined, content: undefined };
  }
  const read = await decoders[content.kind](bytes, content, limits, header ?? "");
  if ("status" in read) return read;
  if (isLarge) await takeTurn?.();
  return { content, ...read };
}

/**
 * Returns the rejection (415) of a body with a content coding such as `gzip`. Returns undefined for
 * a body without a coding, or if the operation declares the header Content-Encoding. The handler of
 * such an operation can decode a binary body itself.
 */
export function rejectCoding(
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

// Accept-Encoding in a 415 response lists the supported codings (RFC 9110, 15.5.16).
const coded = {
  status: 415,
  detail: "Send the body without a Content-Encoding.",
  headers: { "Accept-Encoding": "identity" },
} as const;

type Decoded = { value: unknown; checked: unknown } | { status: 400 | 413; detail: string };

const decoders: Readonly<
  Record<
    ContentDefinition["kind"],
    (
      bytes: Bytes,
      content: ContentDefinition,
      limits: BodyLimits,
      header: string,
    ) => Decoded | Promise<Decoded>
  >
> = {
  json: (bytes, _content, limits) => decodeJson(bytes, limits),
  text: (bytes) => {
    const text = decodeText(bytes);
    return text === undefined ? notUtf8 : { value: text, checked: text };
  },
  binary: (bytes) => {
    // Copies the bytes, so that a handler cannot see the rest of a larger buffer.
    const value = new Uint8Array(bytes);
    return { value, checked: value };
  },
  form: (bytes, { shape = {}, arrays = {} }) => {
    const text = decodeText(bytes);
    if (text === undefined) return notUtf8;
    const value = decodeFields(rawPairs(text), shape, arrays);
    return { value, checked: value };
  },
  multipart: (bytes, { shape = {} }, _limits, header) => decodeMultipart(bytes, shape, header),
};

const notUtf8 = { status: 400, detail: "The body is not UTF-8." } as const;

function decodeJson(bytes: Uint8Array, limits: BodyLimits): Decoded {
  const text = decodeText(bytes);
  if (text === undefined) return notUtf8;
  const exceeded = exceededLimit(text, limits);
  if (exceeded === "values") {
    return { status: 413, detail: `The JSON contains more than ${limits.values} values.` };
  }
  if (exceeded === "depth") {
    return { status: 400, detail: `The JSON is nested deeper than ${limits.depth} levels.` };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const isEmpty = text.trim() === "";
    const what = isEmpty ? "empty, and JSON is required." : `not JSON: ${syntaxMessage(error)}`;
    return { status: 400, detail: `The body is ${what}` };
  }
  // Only an escape can put NUL or half of a surrogate pair into JSON in UTF-8.
  const unstorable = text.includes("\\u") ? findUnstorableText(value) : undefined;
  if (unstorable !== undefined) {
    const place = unstorable === "" ? "The body" : unstorable;
    return { status: 400, detail: `${place} contains NUL or half of a surrogate pair.` };
  }
  const summary = summarize(value);
  const repeated = limits.uniqueNames ? findRepeatedName(text, summary.members) : undefined;
  if (repeated !== undefined) {
    const detail = `An object in the body has ${JSON.stringify(repeated)} twice; send the member once.`;
    return { status: 400, detail };
  }
  if (!summary.isFinite) {
    return { status: 400, detail: "A number in the body is too large for a double." };
  }
  return { value, checked: value };
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Returns the content for a Content-Type; undefined if no content matches. The most specific media type decides: an
 * exact type before `application/*+json`, before `application/*`, before a range of all types. Among equal types, the
 * best match of parameters decides. Without `anyCharset`, also returns undefined for a charset other than UTF-8
 * (unless the spec writes the media type exactly like the header).
 */
export function contentOf<T extends { mediaType: string }>(
  contents: readonly T[],
  header: string,
  anyCharset = false,
): T | undefined {
  // Fast path: nearly all requests send exactly the declared Content-Type.
  const exact = contents.find(({ mediaType }) => mediaType === header);
  if (exact !== undefined) return exact;
  const [type = ""] = header.toLowerCase().split(";");
  const sent = parametersOf(header);
  const isUtf8 = /^utf-?8$/.test(sent.get("charset") ?? "utf-8");
  if (!isUtf8 && !anyCharset) return undefined;
  const ranked = contents
    .map((content) => {
      const range = (content.mediaType.toLowerCase().split(";")[0] ?? "").trim();
      const wanted = [...parametersOf(content.mediaType)];
      const missing = wanted.filter(([name, value]) => sent.get(name) !== value).length;
      return { content, range, missing, wanted: wanted.length };
    })
    .filter(({ range }) => fits(type.trim(), range))
    .sort(
      (a, b) =>
        stars(a.range) - stars(b.range) ||
        b.range.length - a.range.length ||
        a.missing - b.missing ||
        b.wanted - a.wanted,
    );
  return ranked[0]?.content;
}

/** Returns the parameters of a media type, in lower case and without quotes. */
function parametersOf(mediaType: string): ReadonlyMap<string, string> {
  const found = mediaType
    .toLowerCase()
    .matchAll(/;\s*([^\s;=]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g);
  return new Map([...found].map(([, name = "", quoted, token = ""]) => [name, quoted ?? token]));
}

function fits(type: string, range: string): boolean {
  const source = range.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]+");
  return type === range || (range.includes("*") && new RegExp(`^${source}$`).test(type));
}

function stars(range: string): number {
  return range.split("*").length;
}

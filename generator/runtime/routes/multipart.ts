import type { Bytes } from "./types.ts";

/** One part of a multipart form. Without `filename`, the sender did not mark the part as a file. */
export interface FormPart {
  name: string;
  filename?: string;
  /** The stated Content-Type. */
  type?: string;
  bytes: Bytes;
}

/** The maximum size of the headers of one part, in bytes. */
const MOST_HEADER_BYTES = 16 * 1024;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
const lineEnd = encoder.encode("\r\n");
const headersEnd = encoder.encode("\r\n\r\n");

/**
 * The parts of a body of `multipart/form-data` (RFC 7578), in order; undefined if the body is malformed. `header`
 * is the Content-Type of the request. Does not use `Response.formData`, which would change the bytes of a file without
 * a filename, and in some runtimes rejects names without quotes.
 */
export function partsOf(bytes: Bytes, header: string): FormPart[] | undefined {
  const [, quoted, token] = /;\s*boundary\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i.exec(header) ?? [];
  const boundary = quoted ?? token ?? "";
  if (boundary === "") return undefined;
  const mark = encoder.encode(`\r\n--${boundary}`);
  const parts: FormPart[] = [];
  // The first boundary has no line break before it if the body has no preamble.
  const isFirst = startsAt(bytes, mark.subarray(2), 0) && restOfMark(bytes, mark.length - 2);
  let rest = isFirst || nextMark(bytes, mark, 0);
  while (rest !== undefined && !rest.isLast) {
    const head = indexOf(bytes, headersEnd, rest.at);
    if (head === -1 || head - rest.at > MOST_HEADER_BYTES) return undefined;
    const start = head + headersEnd.length;
    // In a part without content, the line break that ends the headers can also begin the boundary (RFC 2046, 5.1.1).
    const next = nextMark(bytes, mark, start - lineEnd.length);
    if (next === undefined) return undefined;
    const headers = readHeaders(decoder.decode(bytes.subarray(rest.at, head)));
    const part = partOf(headers, bytes.subarray(start, next.from));
    if (part === undefined) return undefined;
    parts.push(part);
    rest = next;
  }
  return rest === undefined ? undefined : parts;
}

/** A part as a `File`. If the part has no filename, the name of the file is empty. */
export function fileOf({ filename, type, bytes }: FormPart): File {
  const stated = type ?? (filename === undefined ? "" : "text/plain");
  return new File([bytes], filename ?? "", { type: stated });
}

/** A part as text; undefined if the part is not UTF-8. */
export function textOf({ bytes }: FormPart): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The position of a boundary: `from` is its start; `at` is the start of the line break or final `--` that follows it.
 */
interface Mark {
  from: number;
  at: number;
  /** True for the boundary that ends the body. */
  isLast: boolean;
}

/** The next boundary. A line that only begins like the boundary belongs to the content. */
function nextMark(bytes: Bytes, mark: Uint8Array, start: number): Mark | undefined {
  for (let from = indexOf(bytes, mark, start); from !== -1; ) {
    const rest = restOfMark(bytes, from + mark.length);
    if (rest !== undefined) return { ...rest, from };
    from = indexOf(bytes, mark, from + 1);
  }
  return undefined;
}

/** Reads the rest of a boundary's line: two hyphens, or only spaces and tabs. Undefined for other text. */
function restOfMark(bytes: Bytes, after: number): Mark | undefined {
  if (bytes[after] === 0x2d && bytes[after + 1] === 0x2d) {
    return { from: 0, at: after, isLast: true };
  }
  let at = after;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
  return startsAt(bytes, lineEnd, at) ? { from: 0, at, isLast: false } : undefined;
}

/** The headers of a part, by lower-case name. */
function readHeaders(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("\r\n").map((line) => {
      const [, name = "", value = ""] = /^([^\s:]+)[ \t]*:[ \t]*(.*)$/s.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
}

/**
 * Builds a part from its headers and content; undefined if its name is missing or its base64 is
 * malformed.
 */
function partOf(headers: ReadonlyMap<string, string>, content: Bytes): FormPart | undefined {
  const parameters = parametersOf(headers.get("content-disposition") ?? "");
  const name = parameters?.get("name");
  const isBase64 = headers.get("content-transfer-encoding")?.trim().toLowerCase() === "base64";
  const bytes = isBase64 ? fromBase64(decoder.decode(content)) : content;
  if (name === undefined || bytes === undefined) return undefined;
  const filename = parameters?.get("filename");
  const type = headers.get("content-type");
  return {
    name,
    bytes,
    ...(filename === undefined ? {} : { filename }),
    ...(type === undefined ? {} : { type }),
  };
}

function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The parameters of a Content-Disposition, by lower-case name; undefined if it is malformed or not `form-data`. */
function parametersOf(disposition: string): ReadonlyMap<string, string> | undefined {
  if (!/^form-data(?![^\s;])/i.test(disposition)) return undefined;
  const found = new Map<string, string>();
  const parameter = /\s*;\s*([^\s;="]+)\s*=\s*(?:"((?:\\"|[^"])*)"|([^\s;"]*))/y;
  let end = "form-data".length;
  for (;;) {
    parameter.lastIndex = end;
    const [whole, name = "", quoted, token = ""] = parameter.exec(disposition) ?? [];
    if (whole === undefined) break;
    end += whole.length;
    found.set(name.toLowerCase(), quoted === undefined ? token : unescaped(quoted));
  }
  return /^[\s;]*$/.test(disposition.slice(end)) ? found : undefined;
}

/** Browsers write quotes and line breaks as percent-encoding; other clients write a backslash before a quote. */
function unescaped(text: string): string {
  return text.replaceAll('\\"', '"').replace(/%(22|0D|0A)/gi, (code) => decodeURIComponent(code));
}

function indexOf(bytes: Bytes, wanted: Uint8Array, start: number): number {
  const [first = 0] = wanted;
  let at = bytes.indexOf(first, start);
  while (at !== -1 && !startsAt(bytes, wanted, at)) at = bytes.indexOf(first, at + 1);
  return at;
}

function startsAt(bytes: Bytes, wanted: Uint8Array, at: number): boolean {
  for (let index = 0; index < wanted.length; index++) {
    if (bytes[at + index] !== wanted[index]) return false;
  }
  return true;
}

/** The bytes of a body read as JSON, or the status and the sentence with which it is refused. */
export type BodyResult = { value: unknown } | { status: 400 | 413 | 415; detail: string };

/** Reads a JSON body: media type (415), size (413), UTF-8, depth and syntax (400), in this order. */
export async function readJson(
  request: Request,
  mediaType: string,
  limits: { bytes: number; depth: number },
): Promise<BodyResult> {
  if (!isMediaType(request.headers.get("content-type"), mediaType)) {
    return { status: 415, detail: `Send the body as ${mediaType}.` };
  }
  const bytes = await readBytes(request, limits.bytes);
  if (bytes === undefined) {
    return { status: 413, detail: `The body is larger than ${limits.bytes} bytes.` };
  }
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { status: 400, detail: "The body is not UTF-8." };
  }
  if (text.trim() === "")
    return { status: 400, detail: "The body is empty, and JSON is required." };
  if (isDeeperThan(text, limits.depth)) {
    return { status: 400, detail: `The JSON is nested deeper than ${limits.depth} levels.` };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { status: 400, detail: `The body is not JSON: ${syntaxMessage(error)}` };
  }
  if (/\\u(?:0000|[dD][89a-fA-F])/.test(text) && hasUnstorableText(value)) {
    return { status: 400, detail: "A text in the body holds NUL or half of a surrogate pair." };
  }
  return { value };
}

function isMediaType(header: string | null, mediaType: string): boolean {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  if (type.trim() !== mediaType) return false;
  const charset = parameters.find((parameter) => parameter.trim().startsWith("charset="));
  return charset === undefined || /^charset="?utf-?8"?$/.test(charset.trim());
}

/** The bytes of a body, or undefined as soon as there are more than the limit. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const declared = request.headers.get("content-length");
  if (declared !== null) {
    if (Number(declared) > limit) return undefined;
    return new Uint8Array(await request.arrayBuffer());
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
  return Buffer.concat(parts);
}

/** Whether brackets are nested deeper than a limit; what stands in strings does not count. */
export function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22:
        index = endOfString(text, index);
        break;
      case 0x5b:
      case 0x7b:
        if (++depth > limit) return true;
        break;
      case 0x5d:
      case 0x7d:
        depth--;
        break;
    }
  }
  return false;
}

/** The index of the quote that ends the string which begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

function hasUnstorableText(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed();
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => hasUnstorableText(name) || hasUnstorableText(member),
  );
}

function syntaxMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  return `${message
    .replace(/, ?".*$/s, "")
    .replace(/ in JSON at.*$/s, "")
    .slice(0, 100)}.`;
}

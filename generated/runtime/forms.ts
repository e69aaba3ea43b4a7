import { isDeeperThan } from "./json.ts";
import { decodeQueryText, type RawPairs } from "./parameters.ts";
import { type DecodeShape, decodeScalar, memberShape, setMember } from "./shapes.ts";

/** The fields of a form as an object; a list is a field that is there several times, or parted by its mark. */
export function decodeFields(
  pairs: RawPairs,
  shape: DecodeShape,
  marks: Readonly<Record<string, string>> = {},
): Record<string, unknown> {
  const raws = new Map<string, string[]>();
  for (const [rawName, raw] of pairs) {
    const name = decodeQueryText(rawName);
    const before = raws.get(name);
    if (before === undefined) raws.set(name, [raw]);
    else before.push(raw);
  }
  const values: Record<string, unknown> = {};
  for (const [name, texts] of raws) {
    const mark = Object.hasOwn(marks, name) ? marks[name] : undefined;
    const parts = mark === undefined ? texts : texts.flatMap((text) => text.split(mark));
    place(values, shape, name, parts.map(decodeQueryText));
  }
  return values;
}

/** A multipart form as an object whose files are `File`s; `judged` has a text in the place of each. */
export async function decodeMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  shape: DecodeShape,
  header: string,
): Promise<{ value: unknown; judged: unknown } | { status: 400; detail: string }> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "Content-Type": header } }).formData();
  } catch {
    return { status: 400, detail: "The body is not a form of parts as RFC 7578 has it." };
  }
  const value: Record<string, unknown> = {};
  const judged: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const parts = form.getAll(name);
    const member = memberShape(shape, name);
    const wanted = member?.file === true || member?.items?.file === true;
    if (wanted && parts.every((part) => typeof part !== "string")) {
      const list = member?.items !== undefined;
      setMember(value, name, list ? parts : single(parts));
      setMember(judged, name, list ? parts.map(() => "") : single(parts.map(() => "")));
    } else {
      const texts = await Promise.all(
        parts.map((part) => (typeof part === "string" ? part : part.text())),
      );
      place(value, shape, name, texts);
      place(judged, shape, name, texts);
    }
  }
  return { value, judged };
}

/** Puts a field into an object; `address[city]` and `tags[]` lead into it, as HTML forms write them. */
function place(
  values: Record<string, unknown>,
  shape: DecodeShape,
  name: string,
  texts: readonly string[],
): void {
  const own = shape.members !== undefined && Object.hasOwn(shape.members, name);
  const nested = own || name.length > 1000 ? null : /^([^[\]]+)\[([^[\]]*)\](.*)$/.exec(name);
  if (nested === null) {
    setMember(values, name, fieldValue(texts, memberShape(shape, name)));
    return;
  }
  const [, outer = "", inner = "", rest = ""] = nested;
  const member = memberShape(shape, outer) ?? {};
  const before = Object.hasOwn(values, outer) ? values[outer] : undefined;
  if (member.items !== undefined && rest === "" && /^[0-9]*$/.test(inner)) {
    const items = texts.map((text) => decodeScalar(text, member.items));
    if (Array.isArray(before)) before.push(...items);
    else setMember(values, outer, items);
    return;
  }
  const object = isRecord(before) ? before : {};
  place(object, member, inner + rest, texts);
  setMember(values, outer, object);
}

function fieldValue(texts: readonly string[], shape: DecodeShape | undefined): unknown {
  if (shape?.items !== undefined) {
    return texts.map((text) => decodeScalar(text, shape.items));
  }
  if (shape?.members !== undefined) return single(texts.map(parseJson));
  return single(texts.map((text) => decodeScalar(text, shape)));
}

function single(values: readonly unknown[]): unknown {
  return values.length === 1 ? values[0] : [...values];
}

function parseJson(text: string): unknown {
  if (isDeeperThan(text, 64)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { parseSmallJson } from "./json.ts";
import type { RawPairs } from "./parameters.ts";
import {
  type DecodeShape,
  decodeQueryText,
  decodeScalar,
  markOf,
  memberShape,
  setMember,
} from "./shapes.ts";
import type { Bytes } from "./types.ts";

/** Decodes the fields of a form. A list is a repeated field or, if `arrays` names its style, one field to split. */
export function decodeFields(
  pairs: RawPairs,
  shape: DecodeShape,
  arrays: Readonly<Record<string, string>> = {},
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
    const isList = memberShape(shape, name)?.items !== undefined;
    const style = isList && Object.hasOwn(arrays, name) ? arrays[name] : undefined;
    const parts = style === undefined ? texts : texts.flatMap((text) => text.split(markOf(style)));
    place(values, shape, name, parts.map(decodeQueryText));
  }
  return values;
}

/** Decodes a multipart form to `value`, with `File`s. In `checked`, `minLength` spaces replace each file. */
export async function decodeMultipart(
  bytes: Bytes,
  shape: DecodeShape,
  header: string,
): Promise<{ value: unknown; checked: unknown } | { status: 400; detail: string }> {
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { "Content-Type": header } }).formData();
  } catch {
    return { status: 400, detail: "The body is not a multipart form of RFC 7578." };
  }
  const value: Record<string, unknown> = {};
  const checked: Record<string, unknown> = {};
  const names = new Set<string>();
  // `FormData.keys` would need the TypeScript library `dom.iterable`.
  form.forEach((_, name) => {
    names.add(name);
  });
  for (const name of names) {
    const parts = form.getAll(name);
    const member = memberShape(shape, name);
    const isFile = member?.file === true || member?.items?.file === true;
    // Without a schema, parts stay files if all parts of this name are files.
    if (isFile || (member === undefined && parts.every((part) => typeof part !== "string"))) {
      const list = member?.items !== undefined;
      const files = parts.map((part) => (typeof part === "string" ? new File([part], "") : part));
      setMember(value, name, list ? files : single(files));
      // `minLength` and `maxLength` count characters, not bytes, so they must accept a file of any size.
      const text = " ".repeat((list ? member.items?.minLength : member?.minLength) ?? 0);
      setMember(checked, name, list ? parts.map(() => text) : single(parts.map(() => text)));
    } else {
      const texts = await Promise.all(
        parts.map((part) => (typeof part === "string" ? part : part.text())),
      );
      place(value, shape, name, texts);
      place(checked, shape, name, texts);
    }
  }
  return { value, checked };
}

/** Adds a query parameter such as `filter[price][min]=1` or `tags[]=a` to the value of `filter` or `tags`. */
export function placeDeep(
  values: Record<string, unknown>,
  { name, shape }: { name: string; shape: DecodeShape },
  written: string,
  texts: readonly string[],
): void {
  const member = written.slice(name.length + 1, -1);
  const before = Object.hasOwn(values, name) ? values[name] : undefined;
  if (shape.items !== undefined && shape.members === undefined) {
    const list: unknown[] = Array.isArray(before) ? before : [];
    if (placeItems(list, shape.items, member, texts)) setMember(values, name, list);
    else setMember(values, name, { [member]: single(texts) });
    return;
  }
  const object = isRecord(before) ? before : {};
  const own = shape.members !== undefined && Object.hasOwn(shape.members, member);
  const nested = !own && member.includes("][");
  place(object, shape, nested ? `${member.replace("]", "")}]` : member, texts);
  setMember(values, name, object);
}

/** Sets a member from a field. Fields such as `address[city]`, `tags[]` and `lines[0][sku]` set nested values. */
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
  if (member.items !== undefined && /^[0-9]*$/.test(inner)) {
    const list: unknown[] = Array.isArray(before) ? before : [];
    if (placeItems(list, member.items, inner + rest, texts)) {
      setMember(values, outer, list);
      return;
    }
  }
  const object = isRecord(before) ? before : {};
  place(object, member, inner + rest, texts);
  setMember(values, outer, object);
}

/** Appends texts to a list. A `name` such as `0[sku]` sets a member of an item. Returns false if `name` is invalid. */
function placeItems(
  list: unknown[],
  shape: DecodeShape,
  name: string,
  texts: readonly string[],
): boolean {
  const [, index = "", member = "", rest = ""] =
    /^([0-9]*)(?:\[([^[\]]+)\](.*))?$/.exec(name) ?? [];
  if (member === "") {
    if (name !== index) return false;
    list.push(...texts.map((text) => fieldItem(text, shape)));
    return true;
  }
  const item = list[Number(index)] ?? {};
  if (index === "" || Number(index) > list.length || !isRecord(item)) return false;
  place(item, shape, member + rest, texts);
  list[Number(index)] = item;
  return true;
}

function fieldValue(texts: readonly string[], shape: DecodeShape | undefined): unknown {
  const { items } = shape ?? {};
  if (items !== undefined) return texts.map((text) => fieldItem(text, items));
  return single(texts.map((text) => fieldItem(text, shape)));
}

/** Decodes one text of a form. For the shape of an object or a list, JSON of either is parsed. */
function fieldItem(text: string, shape: DecodeShape | undefined): unknown {
  if (shape?.members !== undefined || shape?.items !== undefined) {
    const value = parseSmallJson(text);
    if (typeof value === "object" && value !== null) return value;
  }
  return decodeScalar(text, shape);
}

function single(values: readonly unknown[]): unknown {
  return values.length === 1 ? values[0] : [...values];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

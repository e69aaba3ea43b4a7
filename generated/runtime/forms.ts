/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { parseSmallJson } from "./json.ts";
import { type FormPart, fileOf, partsOf, textOf } from "./multipart.ts";
import type { RawPairs } from "./parameters.ts";
import {
  type DecodeShape,
  decodeQueryText,
  decodeScalar,
  itemShape,
  markOf,
  memberShape,
  setMember,
} from "./shapes.ts";
import type { Bytes } from "./types.ts";

/**
 * Decodes the fields of a form. A list is sent as repeated fields. If `arrays` has a style for the list, such as
 * `pipeDelimited`, each field is split into items. Otherwise, each field is one item.
 */
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

/** Decodes a multipart form. `value` contains `File`s. `checked`, for validation, has a text in place of each file. */
export function decodeMultipart(
  bytes: Bytes,
  shape: DecodeShape,
  header: string,
): { value: unknown; checked: unknown } | { status: 400; detail: string } {
  const parts = partsOf(bytes, header);
  if (parts === undefined) {
    return { status: 400, detail: "The body is not a multipart form of RFC 7578." };
  }
  const fields = new Map<string, FormPart[]>();
  for (const part of parts) {
    const before = fields.get(part.name);
    if (before === undefined) fields.set(part.name, [part]);
    else before.push(part);
  }
  const value: Record<string, unknown> = {};
  const checked: Record<string, unknown> = {};
  for (const [field, own] of fields) {
    const name = fileList(shape, field) ?? field;
    const member = memberShape(shape, name);
    const isFile = member?.file === true || member?.items?.file === true;
    // Without a schema for this name, the parts become files if every part has a filename.
    if (isFile || (member === undefined && own.every((part) => part.filename !== undefined))) {
      const list = member?.items !== undefined;
      const files = own.map(fileOf);
      addValue(value, name, list ? files : single(files));
      // `minLength` and `maxLength` count characters, so they must not reject a file by its size in bytes.
      // A text of spaces that is exactly as long as `minLength` replaces the file and passes.
      const text = " ".repeat((list ? member.items?.minLength : member?.minLength) ?? 0);
      addValue(checked, name, list ? own.map(() => text) : single(own.map(() => text)));
    } else {
      const texts = own.map(textOf).filter((text) => text !== undefined);
      if (texts.length < own.length) {
        return { status: 400, detail: `The field ${JSON.stringify(field)} is not UTF-8.` };
      }
      place(value, shape, name, texts);
      place(checked, shape, name, texts);
    }
  }
  return { value, checked };
}

/** The member to which a field such as `photos[]` or `photos[0]` adds files; undefined for every other field. */
function fileList(shape: DecodeShape, field: string): string | undefined {
  if (shape.members !== undefined && Object.hasOwn(shape.members, field)) return undefined;
  const [, list] = /^([^[\]]+)\[[0-9]*\]$/.exec(field) ?? [];
  return list !== undefined && memberShape(shape, list)?.items?.file === true ? list : undefined;
}

/** Adds a query parameter such as `filter[price][min]=1` or `tags[]=a` to the value of `filter` or `tags`. */
export function placeDeep(
  values: Record<string, unknown>,
  { name, shape }: { name: string; shape: DecodeShape },
  written: string,
  texts: readonly string[],
): void {
  const member = written.slice(name.length + 1, -1);
  const own = shape.members !== undefined && Object.hasOwn(shape.members, member);
  const inner = !own && member.includes("][") ? `${member.replace("]", "")}]` : member;
  const { items: _, ...object } = shape;
  placeInside(values, name, shape.members === undefined ? shape : object, inner, texts);
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
    addValue(values, name, fieldValue(texts, memberShape(shape, name)));
    return;
  }
  const [, outer = "", inner = "", rest = ""] = nested;
  placeInside(values, outer, memberShape(shape, outer) ?? {}, inner + rest, texts);
}

/** Sets a value inside the member `outer`. The name `inner` of the value is, for example, `city` or `0[sku]`. */
function placeInside(
  values: Record<string, unknown>,
  outer: string,
  shape: DecodeShape,
  inner: string,
  texts: readonly string[],
): void {
  const before = Object.hasOwn(values, outer) ? values[outer] : undefined;
  if (shape.items !== undefined && (before === undefined || Array.isArray(before))) {
    const list: unknown[] = before ?? [];
    if (placeItems(list, shape, inner, texts)) {
      setMember(values, outer, list);
      return;
    }
  }
  if (isRecord(before)) {
    place(before, shape, inner, texts);
    return;
  }
  // A field such as `lines[foo]` turns the list into an object, which the list's schema rejects.
  const isList = shape.items !== undefined && Array.isArray(before);
  const object: Record<string, unknown> = isList ? { ...before } : {};
  place(object, shape, inner, texts);
  if (isList) setMember(values, outer, object);
  else addValue(values, outer, object);
}

/**
 * Adds a value to a member. A missing member is set. If the member is a list, the value is appended; if the value is a
 * list, too, its items are appended. Any other member becomes the list `[old, new]`, which the schema of an object or
 * a scalar rejects.
 */
export function addValue(values: Record<string, unknown>, name: string, value: unknown): void {
  const before = Object.hasOwn(values, name) ? values[name] : undefined;
  if (before === undefined) setMember(values, name, value);
  else if (!Array.isArray(before)) setMember(values, name, [before, value]);
  else for (const one of [value].flat()) before.push(one);
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
    // A spread of very many texts would exceed the stack.
    for (const text of texts) list.push(fieldItem(text, itemShape(shape, list.length)));
    return true;
  }
  const item = list[Number(index)] ?? {};
  if (index === "" || Number(index) > list.length || !isRecord(item)) return false;
  place(item, itemShape(shape, Number(index)) ?? {}, member + rest, texts);
  list[Number(index)] = item;
  return true;
}

function fieldValue(texts: readonly string[], shape: DecodeShape | undefined): unknown {
  if (shape?.items !== undefined) {
    return texts.map((text, index) => fieldItem(text, itemShape(shape, index)));
  }
  return single(texts.map((text) => fieldItem(text, shape)));
}

/** Decodes one text of a form. The text of an object or a list may be JSON. */
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
  const isObject = typeof value === "object" && value !== null;
  return isObject && !Array.isArray(value) && !(value instanceof File);
}

import { addValue, placeDeep } from "./forms.ts";
import { parseSmallJson } from "./json.ts";
import {
  decodePairs,
  decodePercent,
  decodeQueryText,
  decodeScalar,
  decodeTexts,
  itemShape,
  markOf,
  memberShape,
  setMember,
} from "./shapes.ts";
import type { ParameterDefinition } from "./types.ts";

/** Names and values as they were sent, in order, undecoded. */
export type RawPairs = readonly (readonly [name: string, value: string])[];

/** Decodes path parameters; `given` contains the undecoded text of each parameter by name. */
export function decodePath(
  definitions: readonly ParameterDefinition[],
  given: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const definition of definitions) {
    const raw = given[definition.name];
    if (raw === undefined) continue;
    setMember(values, definition.name, decodeOne(definition, stripStyle(definition, raw)));
  }
  return values;
}

/** Decodes the declared headers of a request. */
export function decodeHeaders(
  definitions: readonly ParameterDefinition[],
  headers: Headers,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const definition of definitions) {
    const raw = headers.get(definition.name);
    if (raw === null) continue;
    setMember(values, definition.name, decodeOne(definition, { raw, plain: true, mark: "," }));
  }
  return values;
}

/** Decodes the declared cookies of a request. */
export function decodeCookies(
  definitions: readonly ParameterDefinition[],
  headers: Headers,
): Record<string, unknown> {
  if (definitions.length === 0) return {};
  const pairs = (headers.get("cookie") ?? "").split(/; */).flatMap((text): [string, string][] => {
    const equals = text.indexOf("=");
    return equals < 1 ? [] : [[text.slice(0, equals), text.slice(equals + 1)]];
  });
  // An exploded object has a cookie for each of its members.
  const names = new Set(
    definitions.flatMap(({ name, explode, shape: { members = {} } }) =>
      explode ? [name, ...Object.keys(members)] : [name],
    ),
  );
  return decodeQuery(
    definitions,
    pairs.filter(([name]) => names.has(decodePercent(name))),
  );
}

/**
 * Decodes the parameters of a query. An undeclared parameter stays in the result, so that the query's schema rejects
 * the query; if `ignoresUnknown` is true, the parameter is omitted. The value of a parameter that is sent twice is a
 * list; a schema that allows only a single value rejects it.
 */
export function decodeQuery(
  definitions: readonly ParameterDefinition[],
  pairs: RawPairs,
  ignoresUnknown = false,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  if (pairs.length === 0) return values;
  const decode = decoderOf(definitions[0]);
  const lists = new Map<string, string[]>();
  const spread = definitions.filter(({ style, explode, shape }) => {
    return style === "form" && explode && shape.members !== undefined;
  });
  const declared = new Map(definitions.map((definition) => [definition.name, definition]));
  const deep = definitions.filter(({ style }) => style === "deepObject");
  const deepOf = (name: string) =>
    declared.has(name)
      ? undefined
      : deep.find((one) => name.startsWith(`${one.name}[`) && name.endsWith("]"));
  for (const [rawName, raw] of pairs) {
    const name = decode(rawName);
    const own = declared.get(name);
    const { mayBeEmpty, shape: { types } = {} } = own ?? {};
    if (mayBeEmpty && raw === "" && !types?.includes("string")) continue;
    const isWhole = own !== undefined && !(spread.includes(own) && isOwnMember(own, decode(raw)));
    const known = isWhole || deepOf(name) !== undefined;
    const holder = known
      ? undefined
      : holderOf(own === undefined ? spread : [own, ...spread], name);
    if (holder !== undefined) addMember(values, holder, name, decode(raw));
    else if (ignoresUnknown && !known) continue;
    else if (lists.get(name)?.push(raw) === undefined) lists.set(name, [raw]);
  }
  for (const [name, raws] of lists) {
    const nested = deepOf(name);
    if (nested !== undefined) placeDeep(values, nested, name, raws.map(decode));
    else addValue(values, name, decodeList(declared.get(name), raws));
  }
  return values;
}

/** Splits a query or a form into undecoded names and values. */
export function rawPairs(text: string): RawPairs {
  if (text === "") return [];
  return text
    .split("&")
    .filter((part) => part !== "")
    .map((part) => {
      const equals = part.indexOf("=");
      return equals === -1 ? [part, ""] : [part.slice(0, equals), part.slice(equals + 1)];
    });
}

function addMember(
  values: Record<string, unknown>,
  { name, shape }: ParameterDefinition,
  member: string,
  text: string,
): void {
  const object = Object.hasOwn(values, name) ? (values[name] as Record<string, unknown>) : {};
  const wanted = memberShape(shape, member);
  const before = Object.hasOwn(object, member) ? [object[member]].flat() : [];
  const value = decodeScalar(text, (wanted && itemShape(wanted, before.length)) ?? wanted);
  const list = before.length > 0 || wanted?.items !== undefined;
  setMember(object, member, list ? [...before, value] : value);
  setMember(values, name, object);
}

/**
 * The exploded object with a member of this name: the object that lists the name, or else an object with a pattern
 * for the name, or else any object that allows the name.
 */
function holderOf(spread: readonly ParameterDefinition[], name: string) {
  return (
    spread.find(({ shape: { members = {} } }) => Object.hasOwn(members, name)) ??
    spread.find(({ shape: { others: _, ...named } }) => memberShape(named, name) !== undefined) ??
    spread.find(({ shape }) => memberShape(shape, name) !== undefined)
  );
}

/**
 * Whether the pair `filter=text` sets the member `filter` of an exploded object that is itself named `filter`. Such an
 * object is sent as one pair for each member, e.g. `filter=a&size=5`. If its schema also allows a scalar such as
 * `null`, the pair sets the member only if the schema lists the member and the text is no such scalar.
 */
function isOwnMember({ name, shape }: ParameterDefinition, text: string): boolean {
  const { types, items, members } = shape;
  if (members === undefined || items !== undefined) return false;
  if (types === undefined) return memberShape(shape, name) !== undefined;
  const isScalar = types.includes("string") || typeof decodeScalar(text, shape) !== "string";
  return !isScalar && Object.hasOwn(members, name);
}

/** `+` is a space only in a query. */
function decoderOf(definition: ParameterDefinition | undefined): (text: string) => string {
  return (definition?.in ?? "query") === "query" ? decodeQueryText : decodePercent;
}

function decodeList(definition: ParameterDefinition | undefined, raws: readonly string[]): unknown {
  const { shape, explode } = definition ?? { shape: {}, explode: true };
  const [first = ""] = raws;
  if (definition?.json && raws.length > 1) return raws.map((raw) => decodeList(definition, [raw]));
  // An object of the style `deepObject` is sent as `filter[name]=value`; a plain `filter=value` stays a text.
  if (definition?.style === "deepObject") {
    return raws.length === 1 ? decodeQueryText(first) : raws.map(decodeQueryText);
  }
  const whole = !explode || shape.items === undefined;
  if (definition !== undefined && raws.length === 1 && whole) {
    return decodeOne(definition, { raw: first, plain: false, mark: markOf(definition.style) });
  }
  const texts = raws.map(decoderOf(definition));
  if (shape.items !== undefined) return decodeTexts(texts, shape);
  const values = texts.map((text) => decodeScalar(text, shape));
  return values.length === 1 ? values[0] : values;
}

/** An undecoded text and its separator; a `plain` text is not percent-encoded. */
interface Raw {
  raw: string;
  plain: boolean;
  mark: string | RegExp;
}

function decodeOne(definition: ParameterDefinition, { raw, plain, mark }: Raw): unknown {
  const { shape, json, explode } = definition;
  const decode = (text: string) => (plain ? text.trim() : decoderOf(definition)(text));
  if (json) return parseSmallJson(decode(raw));
  if (shape.items !== undefined) {
    return raw === "" ? [] : decodeTexts(raw.split(mark).map(decode), shape);
  }
  if (shape.members === undefined) return decodeScalar(decode(raw), shape);
  const parts = raw.split(mark);
  // The text of an exploded object contains `=`; the text of any other object has an even number of parts.
  const isPairs = explode ? raw.includes("=") : parts.length % 2 === 0;
  if (raw === "" && (!explode || shape.types === undefined)) return {};
  if (shape.types !== undefined && !isPairs) return decodeScalar(decode(raw), shape);
  const texts = explode ? parts.flatMap((part) => splitOnce(part)) : parts;
  return decodePairs(texts.map(decode), shape);
}

/** Removes the leading dot (style `label`), or the first semicolon and the parameter's name (style `matrix`). */
function stripStyle(definition: ParameterDefinition, raw: string): Raw {
  const { style, explode, name } = definition;
  if (style === "label" && raw.startsWith(".")) {
    return { raw: raw.slice(1), plain: false, mark: explode ? "." : "," };
  }
  if (style === "matrix" && raw.startsWith(";")) {
    const parts = raw.slice(1).split(";");
    const pairs = parts.map(splitOnce);
    const isMember = explode && pairs.every(([, value]) => isOwnMember(definition, value));
    const own = !isMember && pairs.every(([key]) => decodePercent(key) === name);
    const values = own ? pairs.map(([, value]) => value) : parts;
    return { raw: values.join(explode ? ";" : ","), plain: false, mark: explode ? ";" : "," };
  }
  return { raw, plain: false, mark: "," };
}

function splitOnce(text: string): [string, string] {
  const equals = text.indexOf("=");
  return equals === -1 ? [text, ""] : [text.slice(0, equals), text.slice(equals + 1)];
}

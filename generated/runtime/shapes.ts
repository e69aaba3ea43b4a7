/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

/** How texts are decoded: the types of a scalar, the shape of list items, and the shapes of object members. */
export interface DecodeShape {
  readonly types?: readonly string[];
  /**
   * True if the schema allows null and some strings, but not the string `null`. The text `null` is
   * then decoded to null.
   */
  readonly nullText?: boolean;
  /** The shapes of the first items of a list; `items` is the shape of all later items. */
  readonly prefix?: readonly DecodeShape[];
  readonly items?: DecodeShape;
  readonly members?: Readonly<Record<string, DecodeShape>>;
  /** The shapes of members by a regular expression for their names. */
  readonly patterns?: Readonly<Record<string, DecodeShape>>;
  /** The shape of all other members. */
  readonly others?: DecodeShape;
  /** The value is a file. */
  readonly file?: true;
  /** The `minLength` of a file's schema; absent for other values. */
  readonly minLength?: number;
}

const jsonNumber = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;

/**
 * Decodes a text to a number, a boolean or null, if the shape allows the type and the text is JSON of that type. The
 * text `null` stays a text if the shape also allows the string `null`. A text that is not decoded is returned
 * unchanged; the schema then validates it.
 */
export function decodeScalar(text: string, shape: DecodeShape | undefined): unknown {
  const types = shape?.types ?? [];
  const isInteger = types.includes("integer") && /^-?(0|[1-9][0-9]*)$/.test(text);
  if (isInteger || (types.includes("number") && jsonNumber.test(text))) {
    return Number.isFinite(Number(text)) ? Number(text) : text;
  }
  if (types.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  const isNull = types.includes("null") && (shape?.nullText || !types.includes("string"));
  if (isNull && text === "null") return null;
  return text;
}

/**
 * Decodes texts to a list. If the shape also allows scalars, a single text is decoded as a scalar:
 * a number or a boolean replaces the list; a string or null replaces the list only if the text
 * cannot be an item of the list.
 */
export function decodeTexts(texts: readonly string[], shape: DecodeShape): unknown {
  const { types = [] } = shape;
  const list = texts.map((text, index) => decodeScalar(text, itemShape(shape, index)));
  if (list.length !== 1 || types.length === 0) return list;
  const scalar = decodeScalar(texts[0] ?? "", shape);
  if (typeof scalar === "number" || typeof scalar === "boolean") return scalar;
  const takesAny = itemShape(shape, 0)?.types?.includes("string") ?? true;
  const fits = scalar === null || types.includes("string");
  return fits && !takesAny && typeof list[0] === "string" ? scalar : list;
}

/** The shape of one item of a list. */
export function itemShape({ prefix, items }: DecodeShape, index: number): DecodeShape | undefined {
  return prefix?.[index] ?? items;
}

/**
 * The shape of the member `name`: the first non-empty shape among its entry in `members` and the
 * `patterns` that match `name`. If all of these shapes are empty, returns the first of them; if
 * there are none, returns `others`.
 */
export function memberShape(shape: DecodeShape, name: string): DecodeShape | undefined {
  const { members, patterns = {}, others } = shape;
  const own = members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
  if (own !== undefined && Object.keys(own).length > 0) return own;
  const matching = Object.entries(patterns).flatMap(([source, one]) =>
    new RegExp(source, "u").test(name) ? [one] : [],
  );
  const [first] = matching;
  return matching.find((one) => Object.keys(one).length > 0) ?? own ?? first ?? others;
}

/** Decodes alternating names and values (`R,100,G,200`) to an object. A missing last value is an empty text. */
export function decodePairs(texts: readonly string[], shape: DecodeShape): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (let index = 0; index < texts.length; index += 2) {
    const name = texts[index] ?? "";
    setMember(object, name, decodeScalar(texts[index + 1] ?? "", memberShape(shape, name)));
  }
  return object;
}

/** Sets a member of an object. The name `__proto__` does not change the prototype. */
export function setMember(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== "__proto__") object[name] = value;
  else
    Object.defineProperty(object, name, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
}

/** Decodes a percent-encoded text; returns the text unchanged if the encoding is invalid. */
export function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Decodes a text of a query or a form; `+` becomes a space. */
export function decodeQueryText(text: string): string {
  return decodePercent(text.replaceAll("+", " "));
}

/** The separator of list items in an undecoded text of a query or form. */
export function markOf(style: string): string | RegExp {
  if (style === "spaceDelimited") return /%20|\+/;
  return style === "pipeDelimited" ? /\||%7C/i : ",";
}

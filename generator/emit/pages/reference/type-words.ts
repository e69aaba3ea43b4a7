import { repeatsBase64 } from "../../../keywords/x-base64.ts";
import { isObject, type Json, type JsonObject } from "../../../openapi/pointer.ts";
import { clip } from "../html.ts";
import { type Markup, markup, type Part, separated } from "./markup.ts";

/** Returns a link to the element that shows a model, or only the name of an unknown model. */
export type LinkModel = (model: string) => Part;

/** The type of a schema in words, such as `array of OrderLine or null`. */
export function typeWords(schema: Json | undefined, link: LinkModel): Part {
  if (schema === undefined || schema === true) return "any value";
  if (schema === false) return "no value";
  if (!isObject(schema)) return "any value";
  if (typeof schema.$ref === "string") return link(schema.$ref);
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type])
    .filter((type) => type !== undefined)
    .map(String);
  if (types.length === 0) return implied(schema, link);
  const words = types.map((type): Part => {
    if (type !== "array" || schema.items === undefined) return type;
    return markup`array of ${typeWords(schema.items, link)}`;
  });
  const format = typeof schema.format === "string" ? markup` <i>${schema.format}</i>` : undefined;
  return [separated(words, " or "), format];
}

function implied(schema: JsonObject, link: LinkModel): Part {
  for (const keyword of ["oneOf", "anyOf"]) {
    const choices = schema[keyword];
    if (!Array.isArray(choices) || choices.length === 0) continue;
    if (choices.length > 6) return `one of ${choices.length} forms`;
    return separated(
      choices.map((choice) => typeWords(choice, link)),
      " or ",
    );
  }
  if (Array.isArray(schema.allOf) && schema.allOf.length === 1) {
    return typeWords(schema.allOf[0], link);
  }
  if (isObject(schema.properties) || Array.isArray(schema.allOf)) return "object";
  return schema.items === undefined
    ? "any value"
    : markup`array of ${typeWords(schema.items, link)}`;
}

const SAFE = Number.MAX_SAFE_INTEGER;

/** The limits and the default of a value, each in a few words; omits `type`, `format` and `enum`. */
export function limitWords(schema: JsonObject): Part[] {
  const number = (keyword: string) =>
    typeof schema[keyword] === "number" ? schema[keyword] : undefined;
  const span = (least: string, most: string, unit: string): Part[] => {
    const from = number(least);
    const to = number(most);
    // The bounds of safe integers and a minimum count of 0 are omitted: readers expect these limits.
    const low =
      from === undefined || from <= -SAFE || (from === 0 && least !== "minimum") ? undefined : from;
    const high = to === undefined || to >= SAFE ? undefined : to;
    if (low === undefined && high === undefined) return [];
    const word = unit === "" ? "" : ` ${(high ?? low) === 1 ? unit : `${unit}s`}`;
    if (low !== undefined && low === high) return [`exactly ${low}${word}`];
    if (low === undefined) return [`at most ${high}${word}`];
    return [high === undefined ? `at least ${low}${word}` : `${low} to ${high}${word}`];
  };
  const keyword = (name: string, word: (value: Json) => Part): Part[] =>
    schema[name] === undefined ? [] : [word(schema[name])];
  return [
    ...span("minimum", "maximum", ""),
    ...keyword("exclusiveMinimum", (value) => `more than ${value}`),
    ...keyword("exclusiveMaximum", (value) => `less than ${value}`),
    ...keyword("multipleOf", (value) => `a multiple of ${value}`),
    ...span("minLength", "maxLength", "character"),
    ...span("minItems", "maxItems", "item"),
    ...span("minProperties", "maxProperties", "member"),
    ...(schema.uniqueItems === true ? ["unique items"] : []),
    ...keyword("x-decimals", (value) => `at most ${value} decimals`),
    ...(schema["x-base64"] === undefined ? [] : ["base64"]),
    ...(repeatsBase64(schema)
      ? []
      : keyword("pattern", (value) => markup`matches <code>${shortened(String(value))}</code>`)),
    ...keyword("const", (value) => markup`always <code>${JSON.stringify(value)}</code>`),
    ...keyword(
      "default",
      (value) => markup`default <code>${shortened(JSON.stringify(value))}</code>`,
    ),
    ...(schema.readOnly === true ? ["only in responses"] : []),
    ...(schema.writeOnly === true ? ["only in requests"] : []),
  ];
}

/** The values of a schema's `enum` as an HTML list, with their titles; undefined if `enum` has no values. */
export function valueList(schema: JsonObject): Markup | undefined {
  const { enum: values, "x-titles": titles } = schema;
  if (!Array.isArray(values) || values.length === 0) return undefined;
  const title = (index: number) => (Array.isArray(titles) ? titles[index] : undefined);
  const items = values.map((value, index): Part => {
    const named = title(index);
    const words = named === undefined ? undefined : ` ${named}`;
    return markup`<li><code>${shortened(typeof value === "string" ? value : JSON.stringify(value))}</code>${words}</li>`;
  });
  const list = markup`<ul class="values">${items}</ul>`;
  return items.length <= 12
    ? list
    : markup`<details><summary>${items.length} values</summary>${list}</details>`;
}

/** Cuts a text after 120 characters. */
export function shortened(text: string): string {
  return clip(text, 120);
}

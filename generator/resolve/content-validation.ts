import { type MediaKind, mediaKind, streamKind } from "../openapi/media.ts";
import { isObject, type Json } from "../openapi/pointer.ts";
import { join } from "./address.ts";
import { follow, type ResolvedSpec } from "./resolve.ts";

/**
 * A media type's kind. `application/*` or a full wildcard is JSON if `schema` is given, is no boolean, and has neither
 * the type `string` nor the format `binary`.
 */
export function kindOf(mediaType: string, schema: Json | undefined): MediaKind {
  const any = mediaType === "*/*" || mediaType === "application/*";
  const structured = isObject(schema) && schema.type !== "string" && schema.format !== "binary";
  return any && structured ? "json" : mediaKind(mediaType);
}

/**
 * Returns how a content is validated.
 * - `value`: the schema applies to the decoded value. JSON has a decoder. Form data has one, too, except in parameters
 *   and headers (`inHead`). A text needs none.
 * - `nothing`: the content has no schema. Or it has no decoder, and its schema accepts every text or all bytes.
 * - `lost`: the schema describes a value for which no decoder exists.
 */
export function validationOf(
  spec: ResolvedSpec,
  mediaType: string,
  stated: string,
  inHead = false,
): "value" | "nothing" | "lost" {
  const { address, value } = follow(spec, stated);
  if (value === undefined) return "nothing";
  const kind = kindOf(mediaType, value);
  const isForm = kind === "form" || kind === "multipart";
  if (kind === "json" || (isForm && !inHead)) return "value";
  const limit = limitsOf(spec, address);
  if (limit === "none") return "nothing";
  return kind === "text" && limit === "text" ? "value" : "lost";
}

/** How a response sends its body item by item. */
export interface Stream {
  as: "events" | "lines";
  /** The keyword with the schema of an item. */
  keyword: "schema" | "itemSchema";
  /** If set, an item is a whole event (`event`, `data`, `id`, `retry`; OpenAPI 3.2), else a line or an event's data. */
  events?: true;
}

/**
 * Returns how a response content is sent item by item; undefined if the content is sent as a whole.
 * The schema of an item is `itemSchema`, or else a `schema` that does not describe a text.
 */
export function streamOf(
  spec: ResolvedSpec,
  mediaType: string,
  address: string,
): Stream | undefined {
  const as = streamKind(mediaType);
  if (as === undefined) return undefined;
  const media = spec.at(address);
  if (isObject(media) && media.itemSchema !== undefined) {
    return { as, keyword: "itemSchema", ...(as === "events" ? { events: true } : {}) };
  }
  const schema = follow(spec, join(address, "schema"));
  const isItem = schema.value !== undefined && limitsOf(spec, schema.address) === "other";
  return isItem ? { as, keyword: "schema" } : undefined;
}

/** `none`: the schema allows any text. `text`: it allows only some texts. `other`: it describes another type. */
function limitsOf(spec: ResolvedSpec, address: string, hops = 0): "none" | "text" | "other" {
  const schema = spec.at(address);
  if (schema === true || hops > 20) return "none";
  if (!isObject(schema)) return "other";
  const parts = [
    ...(typeof schema.$ref === "string" ? [schema.$ref] : []),
    ...branches.flatMap((keyword) => {
      const list = schema[keyword];
      return Array.isArray(list) ? list.map((_, index) => `${address}/${keyword}/${index}`) : [];
    }),
  ].map((part) => limitsOf(spec, part, hops + 1));
  const types = [schema.type ?? []].flat().map(String);
  const strange = structural.some((keyword) => schema[keyword] !== undefined);
  if (strange || types.some((type) => type !== "string") || parts.includes("other")) return "other";
  const values = Array.isArray(schema.enum) ? schema.enum : [schema.const ?? ""];
  if (values.some((value) => typeof value !== "string")) return "other";
  const { format = "binary" } = schema;
  const limited =
    limits.some((keyword) => schema[keyword] !== undefined) || !unlimited.has(String(format));
  return limited || parts.includes("text") ? "text" : "none";
}

const branches = ["allOf", "anyOf", "oneOf"];
const limits = ["pattern", "minLength", "maxLength", "enum", "const"];
/** Formats that do not limit a text or bytes. */
const unlimited = new Set(["binary", "byte", "password"]);
const structural =
  "properties additionalProperties patternProperties required items prefixItems minItems maxItems minimum maximum not if".split(
    " ",
  );

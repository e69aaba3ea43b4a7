import { type MediaKind, mediaKind } from "../openapi/media.ts";
import { isObject, type Json } from "../openapi/pointer.ts";
import { follow, type ResolvedSpec } from "./resolve.ts";

/** Whoever writes any media type at all and the schema of an object means JSON. */
export function kindOf(mediaType: string, schema: Json | undefined): MediaKind {
  const any = mediaType === "*/*" || mediaType === "application/*";
  const structured = isObject(schema) && schema.type !== "string" && schema.format !== "binary";
  return any && structured ? "json" : mediaKind(mediaType);
}

/**
 * What is done with the schema of a content: `value` where it judges what was sent, `nothing` where
 * it says no more than that a text or bytes are sent, `lost` where it says more than can be judged.
 */
export function judgedBy(
  spec: ResolvedSpec,
  mediaType: string,
  stated: string,
): "value" | "nothing" | "lost" {
  const { address, value } = follow(spec, stated);
  if (value === undefined) return "nothing";
  const kind = kindOf(mediaType, value);
  if (kind !== "text" && kind !== "binary") return "value";
  const said = limitsOf(spec, address);
  if (said === "none") return "nothing";
  return kind === "text" && said === "text" ? "value" : "lost";
}

/** Whether a schema limits nothing, only which text it is, or something else than a text. */
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
/** Formats that any text, or any bytes, may have. */
const unlimited = new Set(["binary", "byte", "password"]);
const structural =
  "properties additionalProperties patternProperties required items prefixItems minItems maxItems minimum maximum not if".split(
    " ",
  );

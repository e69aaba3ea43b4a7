import { parameterKey, styles } from "../check/parameters.ts";
import { isObject, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { kindOf, validationOf } from "../resolve/content-validation.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { isScalarAt, type Plain } from "./inline-scalars.ts";

/** One parameter of an operation, with its plain schema. */
export interface Parameter {
  name: string;
  description: string;
  deprecated: boolean;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  style: string;
  explode: boolean;
  /** Whether the text of the parameter is JSON. */
  json: boolean;
  /** From `allowEmptyValue`: an empty value counts as omitted, unless the schema names the type `string`. */
  mayBeEmpty?: true;
  schema: JsonObject;
}

/** Header parameters that OpenAPI ignores, because other parts of a document describe these headers. */
const reserved = new Set(["accept", "content-type", "authorization"]);

/** The parameters that apply to an operation. Of two with the same name and location, the later one applies. */
export function planParameters(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  plain: Plain,
  path: string,
  addresses: readonly string[],
): Parameter[] {
  const byKey = new Map<string, Parameter>();
  for (const address of addresses) {
    const found = follow(spec, address);
    const parameter = isObject(found.value) ? planParameter(spec, names, plain, found) : undefined;
    if (parameter === undefined) continue;
    if (parameter.in === "path" && !path.includes(`{${parameter.name}}`)) continue;
    byKey.set(parameterKey(parameter), parameter);
  }
  for (const [, name = ""] of path.matchAll(/\{([^}]*)\}/g)) {
    if (!byKey.has(`path ${name}`)) byKey.set(`path ${name}`, undeclared(name));
  }
  return [...byKey.values()];
}

function planParameter(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  plain: Plain,
  { address, value }: ReturnType<typeof follow>,
): Parameter | undefined {
  if (!isObject(value)) return undefined;
  const place = String(value.in);
  const known = Object.hasOwn(styles, place) ? (styles[place] ?? []) : [];
  if (known.length === 0) return undefined;
  if (place === "header" && reserved.has(String(value.name).toLowerCase())) return undefined;
  const [mediaType] = Object.keys(isObject(value.content) ? value.content : {});
  const stated =
    mediaType === undefined
      ? join(address, "schema")
      : join(address, "content", mediaType, "schema");
  // A parameter with `content` has no `style` and no `explode`.
  const style = String((mediaType === undefined ? value.style : undefined) ?? known[0]);
  const explode = value.explode ?? /^(form|deepObject)$/.test(style);
  const isValidated =
    known.includes(style) &&
    (mediaType === undefined || validationOf(spec, mediaType, stated, true) !== "lost");
  return {
    name: String(value.name),
    description: String(value.description ?? ""),
    deprecated: value.deprecated === true,
    in: place as Parameter["in"],
    required: value.required === true,
    style: known.includes(style) ? style : String(known[0]),
    explode: mediaType === undefined && explode === true,
    json: mediaType !== undefined && kindOf(mediaType, follow(spec, stated).value) === "json",
    ...(place === "query" && value.allowEmptyValue === true ? { mayBeEmpty: true } : {}),
    schema: isValidated ? schemaAt(spec, names, plain, stated) : { type: "string" },
  };
}

/** A `$ref` to the model at an address. For a scalar or a schema without a name, the plain schema itself. */
function schemaAt(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  plain: Plain,
  stated: string,
): JsonObject {
  const found = follow(spec, stated);
  const name = names.get(found.address);
  if (name !== undefined && !isScalarAt(spec, found.address)) return { $ref: name };
  return plain(spec.at(stated));
}

function undeclared(name: string): Parameter {
  return {
    name,
    description: "",
    deprecated: false,
    in: "path",
    required: true,
    style: "simple",
    explode: false,
    json: false,
    schema: { type: "string" },
  };
}

/** The locations (`in`) of an operation's parameters, each once. */
export function placesOf({ parameters }: { parameters: readonly Parameter[] }): string[] {
  return [...new Set(parameters.map((parameter) => parameter.in))];
}

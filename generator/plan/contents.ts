import { bodiless } from "../check/responses.ts";
import { compare } from "../diagnostics/diagnostic.ts";
import { limitNames } from "../keywords/x-limits.ts";
import { type MediaKind, streamKind } from "../openapi/media.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { kindOf, type Stream, streamOf, validationOf } from "../resolve/content-validation.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import { statusesOf } from "./anonymous-schemas.ts";
import type { Plain } from "./inline-scalars.ts";

/** One media type of a body, with the model that the value must fit. */
export interface Content {
  mediaType: string;
  kind: MediaKind;
  /** Address of the media type object. */
  address: string;
  /** The name of the value's model; absent if the value is not validated. */
  model?: string;
  /** How the items of a streamed content are sent; `model` is then the model of an item. */
  stream?: Pick<Stream, "as" | "events">;
  /**
   * The media type is for streams, but the schema describes a text. The routes send the body as one text.
   * The client's `stream` returns each line, or the data of each event, as a text.
   */
  textItems?: true;
  /** By field name: the style of a list that a form sends in one field. Other lists are sent as repeated fields. */
  arrays?: Record<string, string>;
  /** The encodings that the spec states for the fields of a form. */
  fields?: FieldEncoding[];
}

/** The members of a form field's Encoding Object that the spec states. */
export interface FieldEncoding {
  name: string;
  style?: string;
  explode?: boolean;
  contentType?: string;
}

/** The limits of a body: bytes, levels of nesting, and JSON values. */
export type BodyLimits = Partial<Record<(typeof limitNames)[number], number>>;

/** The request body of an operation. */
export interface RequestBody {
  required: boolean;
  /** The limits that the spec sets; absent if the spec sets no limits. */
  limits?: BodyLimits;
  contents: Content[];
}

/** One declared response. Examples of `status`: `200`, `4XX`, `default`. */
export interface DeclaredResponse {
  status: string;
  description: string;
  contents: Content[];
  headers: { name: string; description: string; required: boolean; schema: JsonObject }[];
}

/** The request body of an operation; undefined if the operation declares no content. */
export function planRequestBody(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  operation: JsonObject,
  address: string,
): RequestBody | undefined {
  if (operation.requestBody === undefined) return undefined;
  const body = follow(spec, join(address, "requestBody"));
  const contents = planContents(spec, names, body.address);
  if (!isObject(body.value) || contents.length === 0) return undefined;
  const limits = limitsOf(body.value["x-limits"]);
  return {
    required: body.value.required === true,
    ...(limits === undefined ? {} : { limits }),
    contents,
  };
}

function limitsOf(value: Json | undefined): BodyLimits | undefined {
  if (!isObject(value)) return undefined;
  const given = limitNames.filter((name) => value[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, Number(value[name])]));
}

/** The responses of an operation, sorted by status. */
export function planResponses(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  plain: Plain,
  operation: JsonObject,
  address: string,
): DeclaredResponse[] {
  const responses = statusesOf(operation.responses).map((status) => {
    const response = follow(spec, join(address, "responses", status));
    const value = isObject(response.value) ? response.value : {};
    return {
      status,
      description: String(value.description ?? ""),
      contents: bodiless.has(status) ? [] : planContents(spec, names, response.address, true),
      headers: Object.keys(isObject(value.headers) ? value.headers : {})
        .filter((name) => name.toLowerCase() !== "content-type")
        .map((name) => {
          const header = follow(spec, join(response.address, "headers", name)).value;
          const schema = plain(isObject(header) ? header.schema : undefined);
          const stated = isObject(header) ? header : {};
          const description = String(stated.description ?? "");
          return { name, description, required: stated.required === true, schema };
        }),
    };
  });
  return responses.sort((a, b) => compare(a.status, b.status));
}

function planContents(
  spec: ResolvedSpec,
  names: ReadonlyMap<string, string>,
  holder: string,
  responding = false,
): Content[] {
  const { value } = follow(spec, holder);
  const content = isObject(value) && isObject(value.content) ? value.content : {};
  return Object.keys(content).map((mediaType) => {
    const address = join(holder, "content", mediaType);
    const stream = responding ? streamOf(spec, mediaType, address) : undefined;
    const stated = join(address, stream?.keyword ?? "schema");
    const schema = follow(spec, stated);
    const kind = kindOf(mediaType, schema.value);
    const isText = stream === undefined && schema.value !== undefined;
    const textItems = responding && isText && streamKind(mediaType) !== undefined;
    const isValidated = stream !== undefined || validationOf(spec, mediaType, stated) === "value";
    const model = isValidated ? names.get(schema.address) : undefined;
    const encoding = spec.at(join(address, "encoding"));
    const arrays = kind === "form" ? arraysOf(encoding) : undefined;
    const fields = kind === "form" || kind === "multipart" ? fieldsOf(encoding) : [];
    return {
      mediaType,
      kind,
      address,
      ...(model === undefined ? {} : { model }),
      ...(stream === undefined ? {} : { stream: streamFacts(stream) }),
      ...(textItems ? { textItems } : {}),
      ...(arrays === undefined ? {} : { arrays }),
      ...(fields.length === 0 ? {} : { fields }),
    };
  });
}

function streamFacts({ as, events }: Stream): Pick<Stream, "as" | "events"> {
  return events === undefined ? { as } : { as, events };
}

function arraysOf(encoding: Json | undefined): Record<string, string> | undefined {
  const fields = Object.entries(isObject(encoding) ? encoding : {}).flatMap(([name, how]) => {
    if (!isObject(how)) return [];
    const style = String(how.style ?? "form");
    const apart = how.explode ?? style === "form";
    return apart === true ? [] : [[name, style]];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function fieldsOf(encoding: Json | undefined): FieldEncoding[] {
  return Object.entries(isObject(encoding) ? encoding : {}).flatMap(([name, how]) => {
    if (!isObject(how)) return [];
    const { style, explode, contentType } = how;
    return {
      name,
      ...(typeof style === "string" ? { style } : {}),
      ...(typeof explode === "boolean" ? { explode } : {}),
      ...(typeof contentType === "string" ? { contentType } : {}),
    };
  });
}

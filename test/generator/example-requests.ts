import {
  escapeSegment,
  isObject,
  type Json,
  type JsonObject,
} from "../../generator/openapi/pointer.ts";
import type { Content } from "../../generator/plan/contents.ts";
import type { Model } from "../../generator/plan/models.ts";
import type { Operation } from "../../generator/plan/operations.ts";
import type { Parameter } from "../../generator/plan/parameters.ts";
import type { Plan } from "../../generator/plan/plan.ts";
import { follow, type ResolvedSpec } from "../../generator/resolve/resolve.ts";
import { sample } from "./sample.ts";

/** A request, and the value of the request body before serialization. */
export interface ExampleRequest {
  url: string;
  init: RequestInit;
  body: Json | undefined;
}

/** An example request with the required parameters, all credentials, and a body in the media type of `content`. */
export function requestFor(
  operation: Operation,
  content: Content | undefined,
  plan: Plan,
  spec: ResolvedSpec,
): ExampleRequest {
  const models = new Map(plan.models.map((model) => [model.name, model]));
  const texts = (place: string) =>
    operation.parameters
      .filter((one) => one.in === place && one.required)
      .flatMap((one) => written(one, sendable(one.schema, models)));
  const path = texts("path").reduce(
    (path, [name, text]) => path.replaceAll(`{${name}}`, text),
    operation.path,
  );
  const query = texts("query").map(([name, text]) => `${name}=${text}`);
  const headers = Object.fromEntries(
    texts("header").map(([name, text]) => [name, decodeURIComponent(text)]),
  );
  const cookies = texts("cookie").map(([name, text]) => `${name}=${text}`);
  for (const { scheme } of operation.security.flat()) {
    const definition = plan.schemes[scheme];
    if (definition?.type === "bearer") headers.Authorization = "Bearer token";
    else if (definition?.type === "basic") headers.Authorization = "Basic YTpi";
    else if (definition?.type === "apiKey") {
      if (definition.in === "header") headers[definition.name] = "key";
      else if (definition.in === "query") query.push(`${definition.name}=key`);
      else cookies.push(`${definition.name}=key`);
    }
  }
  if (cookies.length > 0) headers.Cookie = cookies.join("; ");
  const body = content === undefined ? undefined : exampleOf(content, plan, spec);
  const init: RequestInit = { method: operation.method.toUpperCase(), headers };
  if (content !== undefined && body !== undefined) {
    const bytes = bodyText(content, body);
    init.body = bytes;
    if (!(bytes instanceof FormData)) headers["Content-Type"] = concrete(content);
  }
  // The URL parser removes unencoded spaces at the end.
  const url = path.replaceAll(" ", "%20");
  return { init, body, url: query.length === 0 ? url : `${url}?${query.join("&")}` };
}

/** The first example of a content, or a value made from the content's schema. */
export function exampleOf(
  { address, model }: Content,
  plan: Plan,
  spec: ResolvedSpec,
): Json | undefined {
  const media = spec.at(address);
  if (isObject(media)) {
    if (media.example !== undefined) return media.example;
    for (const name of Object.keys(isObject(media.examples) ? media.examples : {})) {
      const example = follow(spec, `${address}/examples/${escapeSegment(name)}`).value;
      if (isObject(example) && example.value !== undefined) return example.value;
    }
  }
  const models = new Map(plan.models.map((one) => [one.name, one]));
  return sample(model === undefined ? {} : { $ref: model }, models);
}

/**
 * A value for a parameter. An empty object counts as undefined (RFC 6570, 2.3), so it gets one declared member.
 * If the schema has neither `type` nor `properties`, a text replaces the empty object.
 */
function sendable(schema: JsonObject, models: ReadonlyMap<string, Model>): Json {
  const value = sample(schema, models) ?? "";
  if (!isObject(value) || Object.keys(value).length > 0) return value;
  const whole = typeof schema.$ref === "string" ? models.get(schema.$ref)?.schema : schema;
  if (!isObject(whole)) return value;
  if (!isObject(whole.properties)) return whole.type === undefined ? "a" : value;
  const required = Object.keys(whole.properties).slice(0, 1);
  return sample({ ...whole, required }, models) ?? value;
}

const marks: Readonly<Record<string, string>> = { spaceDelimited: "%20", pipeDelimited: "|" };

/** Serializes a parameter in the parameter's style, as percent-encoded names and texts. */
function written(parameter: Parameter, value: Json): [name: string, text: string][] {
  const { name, style, explode, json } = parameter;
  if (json) return [[encode(name), encode(JSON.stringify(value))]];
  const entries = Object.entries(value as JsonObject);
  if (style === "deepObject" && isObject(value)) {
    return entries.map(([key, one]) => [`${encode(name)}[${encode(key)}]`, encode(plain(one))]);
  }
  if (style === "form" && explode && Array.isArray(value)) {
    return value.map((one) => [encode(name), encode(plain(one))]);
  }
  if (style === "form" && explode && isObject(value)) {
    return entries.map(([key, one]) => [encode(key), encode(plain(one))]);
  }
  if (style === "matrix" && explode && typeof value === "object" && entries.length > 0) {
    const nameOf = (key: string) => (Array.isArray(value) ? name : encode(key));
    const texts = entries.map(([key, one]) => `;${nameOf(key)}=${encode(plain(one))}`);
    return [[name, texts.join("")]];
  }
  return [[parameter.in === "path" ? name : encode(name), prefix(parameter) + joined()]];

  function joined(): string {
    const mark = explode && style === "label" ? "." : (marks[style] ?? ",");
    if (Array.isArray(value)) return value.map((one) => encode(plain(one))).join(mark);
    if (!isObject(value)) return encode(plain(value));
    const equals = explode ? "=" : mark;
    return entries.map(([key, one]) => encode(key) + equals + encode(plain(one))).join(mark);
  }
}

function prefix({ style, name }: Parameter): string {
  return style === "label" ? "." : style === "matrix" ? `;${name}=` : "";
}

function plain(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function encode(text: string): string {
  return encodeURIComponent(text);
}

/** The media type of a content; for a range such as `text/*`, one media type in the range. */
function concrete({ mediaType, kind }: Content): string {
  if (!mediaType.includes("*")) return mediaType;
  return kind === "json" ? "application/json" : mediaType.replaceAll("*", "x");
}

function bodyText({ kind }: Content, body: Json): string | FormData {
  if (kind === "json") return JSON.stringify(body);
  const fields = Object.entries(isObject(body) ? body : {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, plain(one)]),
  );
  if (kind === "form") return new URLSearchParams(fields).toString();
  if (kind !== "multipart") return plain(body);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

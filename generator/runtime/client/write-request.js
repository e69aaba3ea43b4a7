import { createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { accepts } from "./media-type.js";
import { writeBody } from "./write-body.js";
import { writeHeader, writePairs, writeSegment } from "./write-parameters.js";

/**
 * @typedef {import("./write-parameters.js").Written & {in: "path" | "query" | "header" | "cookie"}} Parameter
 * @typedef {{
 *   body?: readonly import("./write-body.js").Content[],
 *   parameters?: readonly Parameter[],
 * }} RequestFacts the parts of a request that openapi-fetch would write differently from the spec
 * @typedef {Record<string, unknown>} Values
 * @typedef {{
 *   headers?: unknown,
 *   querySerializer?: unknown,
 *   pathSerializer?: unknown,
 *   bodySerializer?: unknown,
 * } & Values} Options the options that both a call and its client accept
 * @typedef {Options & {params?: Partial<Record<Parameter["in"], Values>>, body?: unknown}} Init
 */

/**
 * Returns the options of a call, with the parameters and the body of `init` written as the spec declares.
 * Serializers of the call or its client take precedence.
 * @param {RequestFacts} facts
 * @param {Init} init
 * @param {Options} client
 * @returns {object}
 */
export function writeRequest({ body: contents, parameters = [] }, init, client) {
  const { params = {} } = init;
  const at = (/** @type {Parameter["in"]} */ place) => parameters.filter((one) => one.in === place);
  const [query, path, cookie] = [at("query"), at("path"), at("cookie")];
  const header = writtenHeaders(at("header"), params.header ?? {});
  const written = { ...init, params: { ...params, header } };
  if (query.length > 0 && (init.querySerializer ?? client.querySerializer) === undefined) {
    Object.assign(written, { querySerializer: querySerializer(query) });
  }
  if (path.length > 0 && (init.pathSerializer ?? client.pathSerializer) === undefined) {
    Object.assign(written, { pathSerializer: pathSerializer(path) });
  }
  const cookies = pairsOf(cookie, params.cookie ?? {});
  if (cookies.length > 0) {
    const before = headerIn("cookie", client.headers, init.headers, header) ?? [];
    Object.assign(header, { Cookie: [before, cookies].flat().join("; ") });
  }
  if (contents === undefined || init.body === undefined) return written;
  if ((init.bodySerializer ?? client.bodySerializer) !== undefined) return written;
  const shared = headerIn("content-type", client.headers);
  const fitting = shared !== undefined && contents.some((content) => accepts(content, shared));
  const asked = headerIn("content-type", init.headers, header) ?? (fitting ? shared : undefined);
  const { body, type } = writeBody(contents, init.body, asked);
  Object.assign(header, { "Content-Type": type });
  const streaming = body instanceof ReadableStream ? { duplex: "half" } : {};
  return { ...written, ...streaming, body, bodySerializer: (/** @type {unknown} */ one) => one };
}

/**
 * Returns the headers of a call, with the parameters written as texts.
 * @param {readonly Parameter[]} parameters
 * @param {Values} given
 * @returns {Values}
 */
function writtenHeaders(parameters, given) {
  const texts = parameters
    .filter(({ name }) => isGiven(given, name))
    .map((parameter) => [parameter.name, writeHeader(parameter, given[parameter.name])]);
  return { ...given, ...Object.fromEntries(texts) };
}

/**
 * @param {readonly Parameter[]} parameters
 * @returns {(query: Values) => string}
 */
function querySerializer(parameters) {
  const plain = createQuerySerializer();
  return (query) => {
    const others = Object.entries(query).filter(
      ([name]) => !parameters.some((one) => one.name === name),
    );
    const pairs = pairsOf(parameters, query);
    return [plain(Object.fromEntries(others)), ...pairs].filter((text) => text !== "").join("&");
  };
}

/**
 * @param {readonly Parameter[]} parameters
 * @returns {(path: string, values: Values) => string}
 */
function pathSerializer(parameters) {
  return (path, values) => {
    const given = parameters.filter(({ name }) => isGiven(values, name));
    const written = given.reduce(
      (text, one) => text.replace(`{${one.name}}`, () => writeSegment(one, values[one.name])),
      path,
    );
    return defaultPathSerializer(written, values);
  };
}

/**
 * Returns the `name=value` texts of the parameters that have a value.
 * @param {readonly Parameter[]} parameters
 * @param {Values} values
 */
function pairsOf(parameters, values) {
  return parameters
    .filter(({ name }) => isGiven(values, name))
    .flatMap((one) => writePairs(one, values[one.name]));
}

/**
 * @param {Values} values
 * @param {string} name
 */
function isGiven(values, name) {
  return Object.hasOwn(values, name) && values[name] !== undefined && values[name] !== null;
}

/**
 * Returns the value of a header from the last set that contains the header.
 * @param {string} wanted the header's name in lower case
 * @param {unknown[]} sets
 * @returns {string | undefined}
 */
function headerIn(wanted, ...sets) {
  const values = sets.flatMap((set) => {
    if (set instanceof Headers) return [set.get(wanted)];
    const named = Object.entries(Object(set)).filter(([name]) => name.toLowerCase() === wanted);
    return named.map(([, value]) => value);
  });
  const given = values.filter((value) => value !== undefined && value !== null).at(-1);
  return given === undefined ? undefined : String(given);
}

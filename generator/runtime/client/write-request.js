import { createQuerySerializer, defaultPathSerializer } from "openapi-fetch";
import { accepts, writeBody } from "./write-body.js";
import { writeHeader, writePairs, writeSegment } from "./write-parameters.js";

/**
 * @typedef {import("./write-parameters.js").Written & {in: "path" | "query" | "header" | "cookie"}} Parameter
 * @typedef {{
 *   body?: readonly import("./write-body.js").Content[],
 *   parameters?: readonly Parameter[],
 * }} RequestFacts how a request is written where openapi-fetch would write it otherwise
 * @typedef {Record<string, unknown>} Values
 */

/**
 * The options of a call with everything written that openapi-fetch would write otherwise. Serializers of
 * the caller, of this call or of the client, stay and win.
 * @param {RequestFacts} facts
 * @param {Values} init
 * @param {Values} client the options of the client
 * @returns {Values}
 */
export function writeRequest({ body: contents, parameters = [] }, init, client) {
  const { params: given = {} } = init;
  const params = /** @type {Record<string, Values | undefined>} */ (given);
  const written = { ...init, params: { ...params, header: writtenHeaders(parameters, params) } };
  const own = (/** @type {string} */ name) => init[name] ?? client[name];
  const at = (/** @type {Parameter["in"]} */ place) => parameters.filter((one) => one.in === place);
  if (at("query").length > 0 && own("querySerializer") === undefined) {
    Object.assign(written, { querySerializer: querySerializer(at("query")) });
  }
  if (at("path").length > 0 && own("pathSerializer") === undefined) {
    Object.assign(written, { pathSerializer: pathSerializer(at("path")) });
  }
  const cookies = pairsOf(at("cookie"), params.cookie ?? {});
  if (cookies.length > 0) {
    const before = headerIn("Cookie", client.headers, init.headers, params.header) ?? [];
    written.params.header.Cookie = [before, cookies].flat().join("; ");
  }
  if (contents === undefined || init.body === undefined) return written;
  if (own("bodySerializer") !== undefined) return written;
  const shared = headerIn("Content-Type", client.headers);
  const fitting = shared !== undefined && contents.some((content) => accepts(content, shared));
  const asked = headerIn("Content-Type", init.headers, params.header);
  const { body, type } = writeBody(contents, init.body, asked ?? (fitting ? shared : undefined));
  written.params.header["Content-Type"] = type;
  const streaming = body instanceof ReadableStream ? { duplex: "half" } : {};
  return { ...written, ...streaming, body, bodySerializer: (/** @type {unknown} */ one) => one };
}

/**
 * The headers of a call, those as texts that are objects or JSON.
 * @param {readonly Parameter[]} parameters
 * @param {Record<string, Values | undefined>} params
 * @returns {Values}
 */
function writtenHeaders(parameters, { header = {} }) {
  const texts = parameters
    .filter(({ in: place, name }) => place === "header" && isGiven(header, name))
    .map((parameter) => [parameter.name, writeHeader(parameter, header[parameter.name])]);
  return { ...header, ...Object.fromEntries(texts) };
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
 * The pairs of parameters that have a value.
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
 * A header in several sets of them, the last of which wins.
 * @param {string} wanted
 * @param {unknown[]} sets
 * @returns {string | undefined}
 */
function headerIn(wanted, ...sets) {
  const entries = sets.flatMap((set) =>
    set instanceof Headers || Array.isArray(set) ? [...set] : Object.entries(Object(set)),
  );
  const found = entries.filter(([name]) => String(name).toLowerCase() === wanted.toLowerCase());
  const value = found.at(-1)?.[1];
  return value === undefined || value === null ? undefined : String(value);
}

import { accepts, mostSpecific } from "./media-type.js";
import { membersOf, repeated, textOf, writePairs } from "./write-parameters.js";

/**
 * @typedef {import("./write-parameters.js").Written & {contentType?: string}} Field
 * @typedef {{
 *   type: string,
 *   as: "json" | "form" | "multipart" | "text" | "binary",
 *   fields?: readonly Field[],
 * }} Content one way to write a body. `type`: a media type or a range such as `text/*`. `as`: the kind of
 *   the media type. `fields`: the form fields whose encoding the spec declares.
 */

/**
 * Returns a body for `fetch`, and its media type. The type of a FormData is null, because `fetch`
 * adds the type with the boundary.
 * @param {readonly Content[]} contents the first is the default
 * @param {unknown} body
 * @param {string | undefined} asked the Content-Type that the caller sets
 * @returns {{body: unknown, type: string | null}}
 */
export function writeBody(contents, body, asked) {
  const typed = asked ?? (body instanceof Blob && body.type !== "" ? body.type : undefined);
  const content = contentFor(contents, body, typed);
  const written = isBytes(body) ? body : writers[content.as](body, content.fields ?? []);
  if (written instanceof FormData) return { body: written, type: null };
  const fits = typed !== undefined && accepts(content, typed);
  return { body: written, type: asked ?? (fits ? typed : concrete(content)) };
}

/**
 * @param {readonly Content[]} contents
 * @param {unknown} body
 * @param {string | undefined} type
 * @returns {Content}
 */
function contentFor(contents, body, type) {
  const named = type === undefined ? undefined : mostSpecific(contents, type);
  const kind = kindOf(body);
  const [first = { type: "application/json", as: "json" }] = contents;
  return named ?? contents.find((one) => one.as === kind) ?? first;
}

/** The kind of content for a FormData, URLSearchParams or bytes; otherwise undefined. @param {unknown} body */
function kindOf(body) {
  if (body instanceof FormData) return "multipart";
  if (body instanceof URLSearchParams) return "form";
  return isBytes(body) ? "binary" : undefined;
}

/** @type {Record<Content["as"], (body: unknown, fields: readonly Field[]) => unknown>} */
const writers = {
  json: (body) => (body instanceof FormData ? body : JSON.stringify(body)),
  form: (body, fields) => (isWritten(body) ? body : formText(Object(body), fields)),
  multipart: (body, fields) => (isWritten(body) ? body : formParts(Object(body), fields)),
  text: (body) => (isWritten(body) ? body : textOf(body)),
  binary: (body) => (isWritten(body) ? body : textOf(body)),
};

/**
 * @param {object} body
 * @param {readonly Field[]} fields
 */
function formText(body, fields) {
  const pairs = membersOf(body).flatMap(([name, value]) => {
    const field = fields.find((one) => one.name === name);
    const isStyled = field?.style !== undefined || field?.explode !== undefined;
    return isStyled ? writePairs(field, value) : repeated(encodeURIComponent(name), value);
  });
  return pairs.join("&");
}

/**
 * @param {object} body
 * @param {readonly Field[]} fields
 */
function formParts(body, fields) {
  const form = new FormData();
  for (const [name, value] of membersOf(body)) {
    const type = fields.find((one) => one.name === name)?.contentType;
    for (const item of [value].flat()) form.append(name, partOf(item, type));
  }
  return form;
}

/**
 * Returns one part of a form: a Blob unchanged; bytes or text with the media type that the spec
 * declares. Throws a `TypeError` for a stream, because FormData accepts none.
 * @param {unknown} item
 * @param {string | undefined} type
 */
function partOf(item, type) {
  if (item instanceof Blob) return item;
  if (item instanceof ReadableStream) {
    throw new TypeError("A part of a form cannot be a stream. Send a Blob.");
  }
  const given = isBytes(item) ? /** @type {BlobPart} */ (item) : textOf(item);
  if (typeof given === "string" && type === undefined) return given;
  return new Blob([given], type === undefined ? {} : { type });
}

/**
 * Whether `fetch` accepts a value as it is.
 * @param {unknown} body
 */
function isWritten(body) {
  return (
    typeof body === "string" ||
    body instanceof FormData ||
    body instanceof URLSearchParams ||
    isBytes(body)
  );
}

/** @param {unknown} body */
function isBytes(body) {
  return (
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body) ||
    body instanceof ReadableStream
  );
}

/** @param {Content} content */
function concrete({ type, as }) {
  if (!type.includes("*")) return type;
  return { json: "application/json", text: "text/plain" }[String(as)] ?? "application/octet-stream";
}

import type { Content, FieldEncoding } from "../../plan/contents.ts";
import { modelsOf } from "../../plan/models.ts";
import type { Operation } from "../../plan/operations.ts";
import type { Parameter } from "../../plan/parameters.ts";
import type { Plan } from "../../plan/plan.ts";
import { type DecodeShape, decodeShape } from "../../plan/shapes.ts";

/** The entry `["POST /notes", facts]` for writing an operation's requests; no entry if openapi-fetch suffices. */
export function requestFacts(plan: Plan, { method, path, parameters, body }: Operation) {
  const contents = body?.contents ?? [];
  const written = isPlain(contents) ? [] : contentFacts(contents);
  const placed = parameters.flatMap((parameter) => {
    const shape = decodeShape(parameter.schema, modelsOf(plan));
    return isPlainParameter(parameter, shape) ? [] : [parameterFacts(parameter)];
  });
  if (written.length + placed.length === 0) return [];
  const facts = {
    ...(written.length === 0 ? {} : { body: written }),
    ...(placed.length === 0 ? {} : { parameters: placed }),
  };
  return [[`${method.toUpperCase()} ${path}`, facts] as const];
}

/** Whether openapi-fetch suffices: there is no body, or all media types are JSON and one allows `application/json`. */
function isPlain(contents: readonly Content[]): boolean {
  if (contents.length === 0) return true;
  const json = contents.every(({ kind }) => kind === "json");
  return (
    json && contents.some(({ mediaType }) => /^(application|\*)\/(json|\*) *(;|$)/i.test(mediaType))
  );
}

/** The media types of a body, JSON first. The first media type is the default. */
function contentFacts(contents: readonly Content[]) {
  const rank = ({ kind }: Content) => (kind === "json" ? 0 : 1);
  return [...contents]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ mediaType, kind, fields = [] }) => {
      const stated = fields.flatMap((field) => fieldFacts(kind, field));
      return { type: mediaType, as: kind, ...(stated.length === 0 ? {} : { fields: stated }) };
    });
}

/** The style of a form field, or the media type of a multipart field. Empty if the default applies. */
function fieldFacts(kind: Content["kind"], { contentType = "", ...styled }: FieldEncoding) {
  if (kind === "form") return Object.keys(styled).length > 1 ? [styled] : [];
  // A part without a Content-Type is text/plain (RFC 7578, 4.4).
  const isStated = !/^$|[*,]|^text\/plain *(;|$)/i.test(contentType);
  return isStated ? [{ name: styled.name, contentType }] : [];
}

/** Whether openapi-fetch writes a parameter correctly. */
function isPlainParameter(
  { in: place, name, style, explode, json }: Parameter,
  { members, items, prefix = [] }: DecodeShape,
): boolean {
  if (json || members !== undefined || place === "cookie") return false;
  if (place === "header") return true;
  if (place === "path") return style === "simple";
  // In a query, openapi-fetch omits each item that is null.
  if ([...prefix, items].some((item) => item?.types?.includes("null"))) return false;
  // Neither openapi-fetch nor `fetch` encodes these characters in a name.
  return !/[&#+%=[\]|\\^`{}]/.test(name) && (items === undefined || (style === "form" && explode));
}

function parameterFacts({ name, in: place, style, explode, json }: Parameter) {
  if (json) return { name, in: place, json };
  const isForm = place === "query" || place === "cookie";
  const usual = isForm ? "form" : "simple";
  return {
    name,
    in: place,
    ...(style === usual ? {} : { style }),
    ...(explode === (style === "form") || style === "deepObject" ? {} : { explode }),
  };
}

import { bareMediaType, mediaKind } from "../openapi/media.ts";
import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { streamOf, validationOf } from "../resolve/content-validation.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";
import type { Report } from "./check.ts";

/** Reports invalid media types, schemas without effect, forms that accept no object, and unsupported encodings. */
export function checkContents(spec: ResolvedSpec, report: Report): void {
  for (const { kind, address, value } of spec.visits) {
    if (!isObject(value) || !isObject(value.content)) continue;
    for (const [mediaType, content] of Object.entries(value.content)) {
      const here = join(address, "content", mediaType);
      if (!/^(\*|[\w!#$&^.+-]+)\/(\*|[\w!#$&^.+*-]+)( *;.*)?$/.test(mediaType)) {
        report(
          "spec/media-type",
          `${JSON.stringify(mediaType)} of a ${kind} is not a media type`,
          here,
        );
      } else if (isObject(content)) {
        checkSchema(spec, kind, mediaType, here, report);
        checkForm(spec, mediaType, here, report);
        if (kind === "requestBody") {
          checkCharset(mediaType, here, report);
          checkEncodings(mediaType, content, here, report);
        }
      }
    }
  }
}

function checkSchema(
  spec: ResolvedSpec,
  kind: string,
  mediaType: string,
  address: string,
  report: Report,
): void {
  const schema = join(address, "schema");
  const item = join(address, "itemSchema");
  const stream = kind === "response" ? streamOf(spec, mediaType, address) : undefined;
  if (stream === undefined && spec.at(item) !== undefined) {
    const message = `itemSchema of ${mediaType} has no effect in a ${kind}`;
    report("spec/openapi-3.2-hint", message, item);
  }
  const inHead = kind === "parameter" || kind === "header";
  if (stream !== undefined || validationOf(spec, mediaType, schema, inHead) !== "lost") return;
  const message = `${mediaType} has no decoder, so the content is not validated by its schema`;
  report(inHead ? "spec/parameter-style" : "spec/unjudged-content", message, schema);
}

function checkForm(spec: ResolvedSpec, mediaType: string, address: string, report: Report): void {
  if (!["form", "multipart"].includes(mediaKind(mediaType))) return;
  const schema = join(address, "schema");
  const { value } = follow(spec, schema);
  if (!isObject(value) || value.type === undefined) return;
  if ([value.type].flat().includes("object")) return;
  report("spec/form", `the schema of ${mediaType} accepts no object`, schema);
}

function checkCharset(mediaType: string, address: string, report: Report): void {
  const [, charset = "utf-8"] = /; *charset *= *"?([^\s;"]*)/i.exec(mediaType) ?? [];
  if (/^utf-?8$/i.test(charset) || !["json", "form", "text"].includes(mediaKind(mediaType))) return;
  report("spec/charset", `the routes do not decode the charset of ${mediaType}`, address);
}

function checkEncodings(
  mediaType: string,
  { encoding }: JsonObject,
  address: string,
  report: Report,
): void {
  for (const [name, how] of Object.entries(isObject(encoding) ? encoding : {})) {
    if (!isObject(how)) continue;
    const here = join(address, "encoding", name);
    const types = String(how.contentType ?? "text/plain").split(",");
    const strange = types.find((type) => !isFullyChecked(type));
    if (mediaKind(mediaType) !== "multipart") continue;
    if (strange !== undefined) {
      const message = `the routes do not check that the part ${name} is ${strange.trim()}`;
      report("spec/encoding", message, join(here, "contentType"));
    }
    if (how.headers !== undefined) {
      report("spec/encoding", `the headers of the part ${name} are ignored`, join(here, "headers"));
    }
    for (const member of ["style", "explode", "allowReserved"]) {
      if (how[member] === undefined) continue;
      report("spec/encoding", `${member} of the part ${name} is ignored`, join(here, member));
    }
  }
}

/** Whether a multipart part with this content type needs no check besides its schema; false for `image/png`. */
function isFullyChecked(type: Json): boolean {
  const bare = bareMediaType(String(type));
  return bare === "text/plain" || bare === "application/octet-stream" || mediaKind(bare) === "json";
}

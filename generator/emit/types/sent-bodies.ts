import { streamKind } from "../../openapi/media.ts";
import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { kindOf } from "../../resolve/content-validation.ts";
import { literal } from "../../templates/layout.ts";
import type { TypedModel } from "./typed-models.ts";

/** The key is the name of a multipart form's model; the value is the names of its file members. */
export type FileMembers = ReadonlyMap<string, readonly string[]>;

/** The bodies for which the client accepts or returns another type than the schema describes. */
export interface SentBodies {
  /** The media type object of a request, with another schema if the client accepts another type. */
  mediaOf(mediaType: string, media: JsonObject): JsonObject;
  /** The media type object of a response, with another schema if the client returns another type. */
  receivedOf(mediaType: string, media: JsonObject): JsonObject;
  /** A stand-in is a schema that replaces a body's schema. The key is its `x-model`; the value is its TypeScript type. */
  readonly types: ReadonlyMap<string, string>;
}

/** The type of a form with files, as code for `types/openapi.d.ts`. */
export const withFilesType = `/** A form as the client accepts it: each file is a \`Blob\`. */
type WithFiles<Form, Names> = {
  [Member in keyof Form]: Member extends Names
    ? (NonNullable<Form[Member]> extends readonly unknown[] ? Blob[] : Blob)
    : Form[Member];
};`;

const bytes = "Blob | ArrayBuffer | Uint8Array | ReadableStream";

/** Chooses the types of binary, multipart and text bodies, and of responses with a URL-encoded form. */
export function createSentBodies(models: readonly TypedModel[], files: FileMembers): SentBodies {
  const types = new Map<string, string>();
  const texts = new Set(models.filter(({ shape }) => isText(shape)).map(({ name }) => name));
  // The key is a number, because no model has a number as its name.
  const standIn = (type: string): JsonObject => {
    const key = String(types.size);
    types.set(key, type);
    return { type: "object", "x-model": key };
  };
  const schemaOf = (mediaType: string, schema: Json | undefined): Json | undefined => {
    const model = modelOf(schema);
    const kind = kindOf(mediaType, schema);
    if (kind === "binary") return standIn(bytes);
    if (kind === "multipart" && model !== undefined) {
      const names = (files.get(model) ?? []).map(literal).join(" | ");
      const form = names === "" ? `Models.${model}` : `WithFiles<Models.${model}, ${names}>`;
      return standIn(`${form} | FormData`);
    }
    return kind === "text" ? textOf(schema) : schema;
  };
  const textOf = (schema: Json | undefined): Json => {
    const model = modelOf(schema);
    if (!isObject(schema)) return plainText;
    return (model === undefined ? isText(schema) : texts.has(model)) ? schema : plainText;
  };
  const blob = standIn("Blob");
  return {
    types,
    mediaOf(mediaType, media) {
      const schema = schemaOf(mediaType, media.schema);
      return schema === undefined ? media : { ...media, schema };
    },
    receivedOf(mediaType, media) {
      const kind = kindOf(mediaType, media.schema);
      if (kind === "json" || streamKind(mediaType) !== undefined) return media;
      return { ...media, schema: kind === "text" ? textOf(media.schema) : blob };
    },
  };
}

const plainText = { type: "string" };

function isText({ type, enum: values }: JsonObject): boolean {
  const isEnum = Array.isArray(values) && values.every((value) => typeof value === "string");
  return type === "string" || isEnum;
}

function modelOf(schema: Json | undefined): string | undefined {
  const reference = isObject(schema) ? schema.$ref : undefined;
  return typeof reference === "string"
    ? decodeURIComponent(reference.replace(/^.*\//, ""))
    : undefined;
}

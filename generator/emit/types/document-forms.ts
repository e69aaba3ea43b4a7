import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { type FormNames, formOf } from "../../plan/forms.ts";
import type { SentBodies } from "./sent-bodies.ts";

const prefix = "#/components/schemas/";

/**
 * Prepares a bundled document for the printer of types. A reference to a model becomes a reference to the
 * model's form: `write` in request bodies, `read` in responses. The member `itemSchema` is renamed `schema`.
 * If the generated client accepts or returns another type than a body's schema describes, a stand-in replaces
 * the schema (see `SentBodies`).
 */
export function withForms(document: JsonObject, forms: FormNames, sent: SentBodies): JsonObject {
  return pointed(document, undefined, { forms, sent }) as JsonObject;
}

interface Printed {
  forms: FormNames;
  sent: SentBodies;
}

function pointed(value: Json, form: "write" | "read" | undefined, printed: Printed): Json {
  if (Array.isArray(value)) return value.map((item) => pointed(item, form, printed));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, member]): [string, Json] => {
    if (name === "$ref" && typeof member === "string" && form !== undefined) {
      return [name, inForm(member, form, printed.forms)];
    }
    if (name === "schemas" || name === "examples") return [name, member];
    const below = bodies[name] ?? form;
    const inner = pointed(member, below, printed);
    if (name === "content" && form !== undefined)
      return [name, contents(inner, form, printed.sent)];
    return [name === "itemSchema" ? "schema" : name, inner];
  });
  return Object.fromEntries(entries);
}

function contents(content: Json, form: "write" | "read", sent: SentBodies): Json {
  if (!isObject(content)) return content;
  const mediaOf = form === "write" ? sent.mediaOf : sent.receivedOf;
  const entries = Object.entries(content).map(([mediaType, media]): [string, Json] => [
    mediaType,
    isObject(media) ? mediaOf(mediaType, media) : media,
  ]);
  return Object.fromEntries(entries);
}

const bodies: Readonly<Record<string, "write" | "read">> = Object.assign(Object.create(null), {
  requestBody: "write",
  requestBodies: "write",
  responses: "read",
});

function inForm(reference: string, form: "write" | "read", forms: FormNames): string {
  if (!reference.startsWith(prefix)) return reference;
  const name = decodeURIComponent(reference.slice(prefix.length));
  return prefix + encodeURIComponent(formOf({ forms }, name, form));
}

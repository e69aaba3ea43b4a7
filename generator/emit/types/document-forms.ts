import { isObject, type Json, type JsonObject } from "../../openapi/pointer.ts";
import { type FormNames, formOf } from "../../plan/forms.ts";

const prefix = "#/components/schemas/";

/**
 * A bundled document as its types are printed: each body refers to the form in which it is sent, and a
 * stream has the schema of an item.
 */
export function withForms(document: JsonObject, forms: FormNames): JsonObject {
  return pointed(document, undefined, forms) as JsonObject;
}

function pointed(value: Json, form: "write" | "read" | undefined, forms: FormNames): Json {
  if (Array.isArray(value)) return value.map((item) => pointed(item, form, forms));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, member]): [string, Json] => {
    if (name === "$ref" && typeof member === "string" && form !== undefined) {
      return [name, inForm(member, form, forms)];
    }
    if (name === "schemas" || name === "examples") return [name, member];
    const below = bodies[name] ?? form;
    return [name === "itemSchema" ? "schema" : name, pointed(member, below, forms)];
  });
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

import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { withoutWords } from "../openapi/schema.ts";
import type { Models } from "./schema-text.ts";
import { withoutWrapper, withSiblings } from "./with-siblings.ts";

/** A schema after its references are followed. */
export interface Behind {
  /** The text of a reference with its siblings; empty for a schema without a reference. */
  reference: string;
  schema: JsonObject;
}

/** The last schema of a chain of references, with the siblings of every reference in the chain. */
export function behind(schema: Json | undefined, models: Models): Behind {
  if (!isObject(schema)) return { reference: "", schema: schema === false ? { not: {} } : {} };
  const unwrapped = withoutWrapper(schema);
  const { $ref, ...siblings } = unwrapped;
  if (typeof $ref !== "string") return { reference: "", schema: siblings };
  const reference = JSON.stringify(withoutWords(unwrapped));
  const followed = new Set<Json | undefined>();
  let merged: JsonObject = siblings;
  for (let next: Json | undefined = $ref; typeof next === "string" && !followed.has(next); ) {
    followed.add(next);
    const { $ref: further, ...found } = withoutWrapper(models.get(next)?.schema ?? {});
    merged = withSiblings(found, merged);
    next = further;
  }
  return { reference, schema: merged };
}

/** A text that identifies a schema. `diffSchemas` joins an old and a new text to mark the pair as compared. */
export function textOf({ reference, schema }: Behind): string {
  return reference === "" ? JSON.stringify(withoutWords(schema)) : reference;
}

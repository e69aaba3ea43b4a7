import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Json } from "../../../generator/openapi/pointer.ts";
import type { Verdict, Whole } from "./other-validators.ts";

/** The exports of `@hyperjump/json-schema/draft-2020-12` that this module uses. */
interface Hyperjump {
  registerSchema(schema: Whole, uri: string, dialect: string): void;
  unregisterSchema(uri: string): void;
  setShouldValidateSchema(isEnabled: boolean): void;
  validate(uri: string): Promise<(value: Json) => { valid: boolean }>;
}

const uri = "https://whole.example/";
const dialect = "https://json-schema.org/draft/2020-12/schema";

/** Imports Hyperjump from `test/outside`; undefined if Hyperjump is not installed. */
export async function importHyperjump(): Promise<Hyperjump | undefined> {
  const outside = createRequire(path.resolve("test/outside/package.json"));
  let entry: string;
  try {
    entry = outside.resolve("@hyperjump/json-schema/draft-2020-12");
  } catch {
    return undefined;
  }
  const found: Hyperjump = await import(pathToFileURL(entry).href);
  found.setShouldValidateSchema(false);
  return found;
}

/** Hyperjump's verdict on each body: whether the body is valid, or the text of an exception. */
export async function hyperjumpVerdicts(
  hyperjump: Hyperjump,
  schema: Whole,
  bodies: readonly Json[],
): Promise<Verdict[]> {
  try {
    hyperjump.registerSchema(structuredClone(schema), uri, dialect);
    const validate = await hyperjump.validate(uri);
    return bodies.map((body) => {
      try {
        return validate(body).valid;
      } catch (error) {
        return String(error);
      }
    });
  } catch (error) {
    return bodies.map(() => String(error));
  } finally {
    hyperjump.unregisterSchema(uri);
  }
}

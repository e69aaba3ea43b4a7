import type { JsonObject } from "../../openapi/pointer.ts";
import type { Files } from "../files.ts";
import { emitModels } from "./models.ts";
import { emitPaths } from "./paths.ts";
import type { TypedModel } from "./typed-models.ts";

/** What the printers of types are given: the models that have a type, and the bundled document. */
export interface TypesInput {
  models: readonly TypedModel[];
  openapi: JsonObject;
}

/** The models, then paths and operations. */
export async function emitTypes({ models, openapi }: TypesInput): Promise<Files> {
  return new Map([...(await emitModels(models)), ...emitPaths(models, openapi)]);
}

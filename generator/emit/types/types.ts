import type { JsonObject } from "../../openapi/pointer.ts";
import type { Enumeration } from "../../plan/enums.ts";
import type { FormNames } from "../../plan/forms.ts";
import type { Files } from "../files.ts";
import { withForms } from "./document-forms.ts";
import { emitModels } from "./models.ts";
import { emitPaths } from "./paths.ts";
import { createSentBodies, type FileMembers } from "./sent-bodies.ts";
import type { TypedModel } from "./typed-models.ts";

/** The input of `emitTypes`. `openapi` is the bundled document; `files` names the form members that are files. */
export interface TypesInput {
  models: readonly TypedModel[];
  openapi: JsonObject;
  forms: FormNames;
  enums: readonly Enumeration[];
  files: FileMembers;
}

/** The files with the types of models, paths and operations. */
export async function emitTypes(input: TypesInput): Promise<Files> {
  const { models, openapi, forms, enums, files } = input;
  const sent = createSentBodies(models, files);
  const paths = emitPaths(models, withForms(openapi, forms, sent), sent.types);
  return new Map([...(await emitModels(models, enums)), ...paths]);
}

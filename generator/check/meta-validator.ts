import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";

/** Validates a schema against the meta-schema of JSON Schema 2020-12. bundle.js compiles this validator in advance. */
export const metaValidator: ValidateFunction | undefined = new Ajv2020({
  strict: false,
  allErrors: true,
  validateFormats: false,
}).getSchema("https://json-schema.org/draft/2020-12/schema");

import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";

/** What the meta-schema of JSON Schema 2020-12 says of a schema; bundled, it was compiled with the generator (see bundle.js). */
export const metaValidator: ValidateFunction | undefined = new Ajv2020({
  strict: false,
  allErrors: true,
  validateFormats: false,
}).getSchema("https://json-schema.org/draft/2020-12/schema");

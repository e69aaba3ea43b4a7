import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import type { Json } from "../../../openapi/pointer.ts";
import { merge } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/** `allOf`: members and items that a subschema evaluates count as evaluated. */
export const allOf: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, it, keyword } = context;
    const schemas: readonly Json[] = context.schema;
    for (const [index, schema] of schemas.entries()) {
      if (typeof schema === "object" && alwaysValidSchema(it, schema as object)) continue;
      if (schema === true) continue;
      merge(context, context.subschema({ keyword, schemaProp: index }, gen.name("valid")));
    }
  },
});

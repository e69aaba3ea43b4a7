import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import { propertyInData } from "ajv/dist/vocabularies/code.js";
import { merge, noteEvaluated } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/** `dependentSchemas`: the schema under the key `a` applies only if a member `a` is present. */
export const dependentSchemas: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, keyword, schema } = context;
    noteEvaluated(context);
    for (const name of Object.keys(schema)) {
      if (alwaysValidSchema(it, schema[name])) continue;
      gen.if(propertyInData(gen, data, name, it.opts.ownProperties), () => {
        merge(context, context.subschema({ keyword, schemaProp: name }, gen.name("valid")));
      });
    }
  },
});

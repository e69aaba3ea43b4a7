import { _, Name } from "ajv";
import { alwaysValidSchema, Type } from "ajv/dist/compile/util.js";
import { allSchemaProperties, usePattern } from "ajv/dist/vocabularies/code.js";
import { noteEvaluated } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/** `patternProperties`: a loop a pattern, which notes the names it finds where they are asked for. */
export const patternProperties: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, keyword, schema } = context;
    noteEvaluated(context);
    const noted = it.opts.unevaluated && it.props instanceof Name ? it.props : undefined;
    for (const pattern of allSchemaProperties(schema)) {
      const free = alwaysValidSchema(it, schema[pattern]);
      if (free && noted === undefined) continue;
      gen.forIn("key", data, (key) => {
        gen.code(_`if(!${usePattern(context, pattern)}.test(${key}))continue`);
        if (noted) gen.if(_`${noted} !== true`, _`${noted}[${key}] = true`);
        const place = { keyword, schemaProp: pattern, dataProp: key, dataPropType: Type.Str };
        if (!free) context.subschema(place, gen.name("valid"));
      });
    }
  },
});

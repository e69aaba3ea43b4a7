import { _, Name } from "ajv";
import { alwaysValidSchema, Type } from "ajv/dist/compile/util.js";
import { usePattern } from "ajv/dist/vocabularies/code.js";
import { add, noteEvaluated } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/** `patternProperties`: a loop per pattern. It records each matching name for `unevaluatedProperties`. */
export const patternProperties: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, keyword, schema } = context;
    noteEvaluated(context);
    const isNoted = it.opts.unevaluated && it.props instanceof Name;
    for (const pattern of Object.keys(schema)) {
      const free = alwaysValidSchema(it, schema[pattern]);
      if (free && !isNoted) continue;
      gen.forIn("key", data, (key) => {
        gen.code(_`if(!${usePattern(context, pattern)}.test(${key}))continue`);
        if (isNoted) add(context, "props", _`[${key}]`);
        const place = { keyword, schemaProp: pattern, dataProp: key, dataPropType: Type.Str };
        if (!free) context.subschema(place, gen.name("valid"));
      });
    }
  },
});

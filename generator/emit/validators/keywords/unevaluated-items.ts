import { _, Name } from "ajv";
import { alwaysValidSchema, Type } from "ajv/dist/compile/util.js";
import { noteEvaluated } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/** `unevaluatedItems`: a variable may hold how many items were evaluated, or `true` for all. */
export const unevaluatedItems: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, keyword, schema } = context;
    if (it.items instanceof Name) noteEvaluated(context);
    const { items = 0 } = it;
    it.items = true;
    if (items === true || alwaysValidSchema(it, schema)) return;
    const validate = () => {
      context.setParams({ len: items });
      if (schema === false) context.fail(_`${data}.length > ${items}`);
      else {
        gen.forRange("i", items, _`${data}.length`, (i) => {
          context.subschema({ keyword, dataProp: i, dataPropType: Type.Num }, gen.name("valid"));
        });
      }
    };
    if (typeof items === "number") validate();
    else gen.if(_`${items} !== true`, validate);
  },
});

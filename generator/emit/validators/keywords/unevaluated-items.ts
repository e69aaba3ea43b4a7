import { _, Name } from "ajv";
import { alwaysValidSchema, Type } from "ajv/dist/compile/util.js";
import type { Redefine } from "./new-ajv.ts";

/** Skips evaluated items. `it.items`: their number, `true` for all, or a variable (index set, `true` or undefined). */
export const unevaluatedItems: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, keyword, schema } = context;
    const { items = 0 } = it;
    it.items = true;
    if (items === true || alwaysValidSchema(it, schema)) return;
    const validateFrom = (first: number) => {
      gen.forRange("i", first, _`${data}.length`, (i) => {
        if (items instanceof Name) gen.code(_`if(${items}?.has(${i}))continue`);
        context.subschema({ keyword, dataProp: i, dataPropType: Type.Num }, gen.name("valid"));
      });
    };
    context.setParams({ len: items });
    if (items instanceof Name) gen.if(_`${items} !== true`, () => validateFrom(0));
    else if (schema === false) context.fail(_`${data}.length > ${items}`);
    else validateFrom(items);
  },
});

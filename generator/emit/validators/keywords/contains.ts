import { _ } from "ajv";
import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `contains`: counts the items that fit until their number decides. */
export const contains: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, schema, parentSchema } = context;
    const { minContains: min = 1, maxContains: max } = parentSchema;
    if (min === 0 && max === undefined) return;
    const count = gen.let("count", 0);
    gen.forRange("i", 0, _`${data}.length`, (i) => {
      const test = tried(context, printer, schema, _`${data}[${i}]`);
      gen.if(_`${test} && ++${count} > ${max ?? min - 1}`, () => gen.break());
    });
    it.items = true;
    context.setParams({ min, max });
    const few = _`${count} < ${min}`;
    context.fail(max === undefined ? few : _`${few} || ${count} > ${max}`);
  },
});

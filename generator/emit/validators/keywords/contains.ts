import { _, Name } from "ajv";
import { add, noteEvaluated } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `contains`: counts matching items until the verdict is certain. For `unevaluatedItems`, records every match. */
export const contains: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, schema, parentSchema } = context;
    const { minContains: min = 1, maxContains: max } = parentSchema;
    noteEvaluated(context);
    const isNoted = it.opts.unevaluated && it.items instanceof Name;
    if (min === 0 && max === undefined && !isNoted) return;
    const count = gen.let("count", 0);
    gen.forRange("i", 0, _`${data}.length`, (i) => {
      const test = tried(context, printer, schema, { value: _`${data}[${i}]` });
      const enough = isNoted ? max : (max ?? min - 1);
      gen.if(test, () => {
        if (isNoted) add(context, "items", _`[${i}]`);
        gen.code(_`${count}++`);
        if (enough !== undefined) gen.if(_`${count} > ${enough}`, () => gen.break());
      });
    });
    context.setParams({ min, max });
    const few = _`${count} < ${min}`;
    context.fail(max === undefined ? few : _`${few} || ${count} > ${max}`);
  },
});

import { _, type Code } from "ajv";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import { errorBound, errorCount, found, path } from "../function-code.ts";
import { functionOf } from "../scope.ts";
import { knownOf, merge, mergeWhere, notedBeside, noteEvaluated } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/**
 * `$ref`: a key, and a call of the function behind it. An explaining function also takes the place of
 * the data and the list of errors, and is not called once enough is wrong.
 */
export const ref: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, schema: key } = context;
    const callee = functionOf(gen, key, printer.mode);
    const place = _`, ${strConcat(path, it.errorPath)}, ${found}`;
    const call = _`${callee}(${data}${printer.mode === "explain" ? place : _``})`;
    const print = (test: Code) => {
      if (printer.mode === "fast") context.pass(test);
      else context.pass(test, () => gen.add(errorCount, _`${found}.length - ${before}`));
    };
    const before = gen.const("before", _`${found}.length`);
    if (it.opts.unevaluated) {
      const known = knownOf(printer, key);
      if (known === undefined) noteEvaluated(context);
      const fits = gen.const("fits", call);
      print(fits);
      if (known !== undefined) merge(context, known);
      else mergeWhere(context, fits, () => notedBeside(context, callee));
    } else if (printer.mode === "fast") print(call);
    else gen.if(_`${errorCount} < ${errorBound}`, () => print(call));
  },
});

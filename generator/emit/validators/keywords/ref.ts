import { _ } from "ajv";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import { errorBound, errorCount, found, path } from "../function-code.ts";
import { functionOf } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";
import { evaluatedBy, merge } from "./tried.ts";

/**
 * `$ref`: a key, and a call of the function behind it. An explaining function also takes the place of
 * the data and the list of errors, and is not called once enough is wrong.
 */
export const ref: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, schema: key } = context;
    const callee = functionOf(gen, key, printer.mode);
    const onPass = () => {
      if (it.opts.unevaluated) merge(context, evaluatedBy(context, printer, key, callee));
    };
    const explain = () => {
      const before = gen.const("before", _`${found}.length`);
      context.result(
        _`${callee}(${data}, ${strConcat(path, it.errorPath)}, ${found})`,
        onPass,
        () => gen.add(errorCount, _`${found}.length - ${before}`),
      );
    };
    if (printer.mode === "fast") context.result(_`${callee}(${data})`, onPass);
    // A call left out would change what counts as evaluated.
    else if (it.opts.unevaluated) explain();
    else gen.if(_`${errorCount} < ${errorBound}`, explain);
  },
});

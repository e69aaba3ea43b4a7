import { _ } from "ajv";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import { errorBound, errorCount, FunctionCode, found, path } from "../function-code.ts";
import { functionOf, runtimeFunction } from "../scope.ts";
import { mergeCalled } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/**
 * `$ref`: calls the function whose key is the value of `$ref`. An explaining function also accepts the path of the
 * data and the list of errors. After `errorBound` errors, an explaining caller skips the call, except in a validator
 * with `unevaluated…`, which needs every call. If `$ref` is in a rule, the call's errors are the rule's errors.
 */
export const ref: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, schema: key } = context;
    const callee = functionOf(gen, key, printer.mode);
    const place = _`, ${strConcat(path, it.errorPath)}, ${found}`;
    const call = _`${callee}(${data}${printer.mode === "explain" ? place : _``})`;
    const print = () => {
      if (printer.mode === "fast") context.pass(call);
      else context.pass(call, countErrors);
    };
    const countErrors = () => {
      gen.add(errorCount, _`${found}.length - ${before}`);
      const rule = gen instanceof FunctionCode ? gen.noteRule(it.errSchemaPath) : undefined;
      if (rule === undefined) return;
      gen.code(_`${runtimeFunction(gen, "markRule")}(${found}, ${before}, ${rule})`);
    };
    const before = gen.const("before", _`${found}.length`);
    if (printer.mode === "fast" || it.opts.unevaluated) print();
    else gen.if(_`${errorCount} < ${errorBound}`, print);
    mergeCalled(context, printer, key, callee);
  },
});

import { _, type Code, type KeywordCxt, Name } from "ajv";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import { mergeEvaluated } from "ajv/dist/compile/util.js";
import { errorBound, errorCount, found, path } from "../function-code.ts";
import type { Printer } from "../printer.ts";
import { functionOf } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/**
 * `$ref`: a key, and a call of the function behind it. A fast function takes the data; an explaining
 * one also takes the place of the data and the list of errors, and is not called once enough is wrong.
 */
export const ref: Redefine = (ajv, mode, printer) => ({
  ...ajv,
  code(context) {
    const { gen, data, it } = context;
    if (mode === "fast") {
      call(context, printer, _`(${data})`);
    } else if (it.createErrors === false) {
      call(context, printer, _`(${data}, "", [])`);
    } else if (it.compositeRule || it.opts.unevaluated) {
      // A call left out would change the verdict here.
      callExplaining(context, printer);
    } else {
      gen.if(_`${errorCount} < ${errorBound}`, () => callExplaining(context, printer));
    }
  },
});

function callExplaining(context: KeywordCxt, printer: Printer): void {
  const { gen, data, it } = context;
  const before = gen.const("before", _`${found}.length`);
  call(context, printer, _`(${data}, ${strConcat(path, it.errorPath)}, ${found})`, () =>
    gen.add(errorCount, _`${found}.length - ${before}`),
  );
}

function call(context: KeywordCxt, printer: Printer, parameters: Code, onFailure?: () => void) {
  const callee = functionOf(context.gen, context.schema);
  context.result(_`${callee}${parameters}`, () => merge(context, printer, callee), onFailure);
}

/** Adds what the called function evaluated, which stands beside it where it depends on the data. */
function merge({ gen, it, schema }: KeywordCxt, printer: Printer, callee: Name): void {
  if (!it.opts.unevaluated) return;
  const evaluated = printer.evaluatedBy(schema);
  const known = (one: unknown) => evaluated !== undefined && !(one instanceof Name);
  if (it.props !== true) {
    if (!known(evaluated?.props)) {
      const props = gen.var("props", _`${callee}.evaluated.props`);
      it.props = mergeEvaluated.props(gen, props, it.props, Name);
    } else if (evaluated?.props !== undefined) {
      it.props = mergeEvaluated.props(gen, evaluated.props, it.props);
    }
  }
  if (it.items !== true) {
    if (!known(evaluated?.items)) {
      const items = gen.var("items", _`${callee}.evaluated.items`);
      it.items = mergeEvaluated.items(gen, items, it.items, Name);
    } else if (evaluated?.items !== undefined) {
      it.items = mergeEvaluated.items(gen, evaluated.items, it.items);
    }
  }
}

import { not } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import { merge, noteEvaluated } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `if`: reports only the errors of `then` and `else`. */
export const ifKeyword: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, schema } = context;
    const [first, second] = ["then", "else"].filter(
      (clause) => it.schema[clause] !== undefined && !alwaysValidSchema(it, it.schema[clause]),
    );
    if (first === undefined && !it.opts.unevaluated) return;
    noteEvaluated(context);
    const met = tried(context, printer, schema);
    const print = (keyword: string) => () => {
      merge(context, context.subschema({ keyword }, gen.name("valid")));
    };
    if (second !== undefined) gen.if(met, print("then"), print("else"));
    else if (first !== undefined) gen.if(first === "then" ? met : not(met), print(first));
  },
});

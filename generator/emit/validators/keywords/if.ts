import type { KeywordCxt, Name } from "ajv";
import { not } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import { fits } from "./fits.ts";
import type { Redefine } from "./new-ajv.ts";
import { triesByCalls } from "./silently.ts";

/** `if`: what a clause asks for is its own error; that a condition was met is none. */
export const ifKeyword: Redefine = (ajv, mode, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, schema } = context;
    const [first, ...others] = (["then", "else"] as const).filter(
      (clause) => it.schema[clause] !== undefined && !alwaysValidSchema(it, it.schema[clause]),
    );
    if (first === undefined) return;
    const met = triesByCalls(context, mode)
      ? fits(context, printer, data, schema)
      : tryCondition(context);
    const valid = gen.let("valid", true);
    const print = (keyword: string) => () => {
      const clauseValid = gen.name("_valid");
      const clause = context.subschema({ keyword }, clauseValid);
      gen.assign(valid, clauseValid);
      context.mergeValidEvaluated(clause, valid);
    };
    if (others.length > 0) gen.if(met, print("then"), print("else"));
    else gen.if(first === "then" ? met : not(met), print(first));
    context.ok(valid);
  },
});

function tryCondition(context: KeywordCxt): Name {
  const met = context.gen.name("_valid");
  const quiet = { compositeRule: true, createErrors: false, allErrors: false } as const;
  const tried = context.subschema({ keyword: "if", ...quiet }, met);
  context.mergeEvaluated(tried);
  context.reset();
  return met;
}

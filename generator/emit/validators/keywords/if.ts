import { not } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import type { Redefine } from "./new-ajv.ts";

/** `if`: what the clause asks for is its own error; that a condition was met is none. */
export const ifKeyword: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, it } = context;
    const clauses = (["then", "else"] as const).filter(
      (clause) => it.schema[clause] !== undefined && !alwaysValidSchema(it, it.schema[clause]),
    );
    if (clauses.length === 0) return;
    const valid = gen.let("valid", true);
    const met = gen.name("_valid");
    const quiet = { compositeRule: true, createErrors: false, allErrors: false } as const;
    const tried = context.subschema({ keyword: "if", ...quiet }, met);
    context.mergeEvaluated(tried);
    context.reset();
    const print = (keyword: string) => () => {
      const clause = context.subschema({ keyword }, met);
      gen.assign(valid, met);
      context.mergeValidEvaluated(clause, valid);
    };
    if (clauses.length === 2) gen.if(met, print("then"), print("else"));
    else gen.if(clauses[0] === "then" ? met : not(met), print(clauses[0] ?? ""));
    context.ok(valid);
  },
});

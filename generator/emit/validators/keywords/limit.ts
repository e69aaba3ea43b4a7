import { _ } from "ajv";
import { operators } from "ajv/dist/compile/codegen/index.js";
import type { Redefine } from "./new-ajv.ts";

const holds: Readonly<Record<string, typeof operators.GT>> = {
  maximum: operators.LTE,
  minimum: operators.GTE,
  exclusiveMaximum: operators.LT,
  exclusiveMinimum: operators.GT,
};

/** `maximum` and its like: one comparison, which no NaN passes. */
export const limit: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { data, keyword, schema } = context;
    context.pass(_`${data} ${holds[keyword]} ${schema}`);
  },
});

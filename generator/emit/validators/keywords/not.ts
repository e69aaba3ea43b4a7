import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `not`: a call. What a schema evaluates that must not fit counts for nothing. */
export const notKeyword: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { data, schema } = context;
    context.fail(tried(context, printer, schema, data));
  },
});

import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `not`: a call of a fast function. Members and items that its schema evaluates do not count. */
export const notKeyword: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { data, schema } = context;
    context.fail(tried(context, printer, schema, data));
  },
});

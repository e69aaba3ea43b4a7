import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `not`: calls a fast function. Members and items inside `not` do not count as evaluated. */
export const notKeyword: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { data, schema } = context;
    context.fail(tried(context, printer, schema, { value: data }));
  },
});

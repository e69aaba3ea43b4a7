import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `not` fails if its schema accepts the data. `not` records no member as evaluated. */
export const notKeyword: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { data, schema } = context;
    context.fail(tried(context, printer, schema, { value: data }));
  },
});

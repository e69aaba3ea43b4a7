import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `propertyNames`: in fast code, a call a name. */
export const propertyNames: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, data, schema } = context;
    if (printer.mode === "explain") ajv.code(context);
    else gen.forIn("key", data, (key) => context.pass(tried(context, printer, schema, key)));
  },
});

import { fits } from "./fits.ts";
import type { Redefine } from "./new-ajv.ts";
import { triesByCalls } from "./silently.ts";

/** `not`: in fast code, a call of a function. */
export const notKeyword: Redefine = (ajv, mode, printer) => ({
  ...ajv,
  code(context) {
    if (triesByCalls(context, mode)) {
      context.fail(fits(context, printer, context.data, context.schema));
    } else {
      ajv.code(context);
    }
  },
});

import { either, equals } from "./const.ts";
import type { Redefine } from "./new-ajv.ts";

/** `enum`: one comparison for each value, never a loop. */
export const enumKeyword: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const values: readonly unknown[] = context.schema;
    context.pass(either(values.map((value) => equals(context, value))));
  },
});

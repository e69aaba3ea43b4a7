import { either, equals } from "./const.ts";
import type { Redefine } from "./new-ajv.ts";

/** `enum`: a comparison a value, however many there are. */
export const enumKeyword: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const values: readonly unknown[] = context.schema;
    context.pass(either(values.map((value) => equals(context, value))));
  },
});

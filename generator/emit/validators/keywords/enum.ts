import { _ } from "ajv";
import { or } from "ajv/dist/compile/codegen/index.js";
import { equals } from "./const.ts";
import type { Redefine } from "./new-ajv.ts";

/** `enum`: a comparison a value, however many there are. */
export const enumKeyword: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const values: readonly unknown[] = context.schema;
    context.pass(or(...values.map((value) => equals(context, value)), _`false`));
  },
});

import { _ } from "ajv";
import { constantSet } from "../scope.ts";
import { either, equals } from "./const.ts";
import type { Redefine } from "./new-ajv.ts";

/** From this number of values on, the generated code has a set: printing so many comparisons would take minutes. */
const manyValues = 500;

/** `enum`: one comparison for each value. If there are many values, the scalars among them are in a set instead. */
export const enumKeyword: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const values: readonly unknown[] = context.schema;
    const inSet = values.length < manyValues ? [] : values.filter((one) => Object(one) !== one);
    const others = inSet.length === 0 ? values : values.filter((one) => Object(one) === one);
    const tests = others.map((value) => equals(context, value));
    if (inSet.length > 0) tests.push(_`${constantSet(context.gen, inSet)}.has(${context.data})`);
    context.pass(either(tests));
  },
});

import { _ } from "ajv";
import { runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/** `multipleOf`: divides decimals, because dividing the doubles 19.99 and 0.01 gives a wrong result. */
export const multipleOf: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, data, schema } = context;
    context.pass(_`${runtimeFunction(gen, "multipleOf")}(${data}, ${schema})`);
  },
});

import { _ } from "ajv";
import { runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/**
 * `multipleOf`: divides as decimals, because dividing the doubles 19.99 and 0.01 gives a wrong result. Also rejects
 * Infinity: Ajv would skip it for the type "number", so `type` is empty.
 */
export const multipleOf: Redefine = (ajv) => ({
  ...ajv,
  type: [],
  code(context) {
    const { gen, data, schema } = context;
    const divides = _`${runtimeFunction(gen, "multipleOf")}(${data}, ${schema})`;
    context.pass(_`typeof ${data} !== "number" || ${divides}`);
  },
});

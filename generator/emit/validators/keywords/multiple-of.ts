import { _ } from "ajv";
import { runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/**
 * `multipleOf`: divides as decimals, because in doubles 19.99 / 0.01 is not whole. Also rejects Infinity:
 * `type` is empty, because for Infinity Ajv skips keywords of type "number".
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

import { _ } from "ajv";
import { runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/** `multipleOf`: computed in decimals, because a division of doubles is wrong for 19.99 and 0.01. */
export const multipleOf: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, data, schema } = context;
    context.pass(_`${runtimeFunction(gen, "multipleOf")}(${data}, ${schema})`);
  },
});

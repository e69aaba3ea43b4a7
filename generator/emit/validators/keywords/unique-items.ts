import { _ } from "ajv";
import { runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/**
 * `uniqueItems` in one pass. Unless the item types are scalar, Ajv compares all pairs, which takes minutes
 * for a long array.
 */
export const uniqueItems: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, data } = context;
    if (context.schema !== true) return;
    const places = gen.const("places", _`${runtimeFunction(gen, "findDuplicate")}(${data})`);
    context.setParams({ i: _`${places}[1]`, j: _`${places}[0]` });
    context.fail(_`${places} !== undefined`);
  },
});

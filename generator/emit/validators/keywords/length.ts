import { _ } from "ajv";
import { runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/** `minLength` and `maxLength` test the number of UTF-16 code units first, because counting code points is slower. */
export const length: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const { gen, keyword, data, schema } = context;
    const units = _`${data}.length`;
    const points = () => _`${runtimeFunction(gen, "codePoints")}(${data})`;
    if (keyword === "maxLength") context.fail(_`${units} > ${schema} && ${points()} > ${schema}`);
    else if (schema < 2) context.fail(_`${units} < ${schema}`);
    else
      context.fail(_`${units} < ${schema} || ${units} < ${2 * schema} && ${points()} < ${schema}`);
  },
});

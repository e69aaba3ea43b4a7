import { isObject } from "../openapi/pointer.ts";
import type { Keyword } from "./keyword.ts";

/**
 * `x-variants: {by, name: {$ref}, …}`: a body must also match the schema of its variant. `by` is the word that
 * pages show instead of "variant", e.g. `plan`.
 */
export const xVariants: Keyword = {
  name: "x-variants",
  on: ["media"],
  check: (value) => {
    if (!isObject(value) || typeof value.by !== "string")
      return "x-variants must be an object such as {by: plan, …}, and by must be a string";
    const { by: _, ...variants } = value;
    if (Object.keys(variants).length === 0)
      return "x-variants must have a variant, such as basic: {$ref: basic.yaml}";
    for (const [name, target] of Object.entries(variants)) {
      if (!/^[a-z][a-z0-9]*$/.test(name))
        return `${JSON.stringify(name)} cannot name a variant: use lower-case letters and digits, and begin with a letter`;
      if (!isObject(target) || typeof target.$ref !== "string") {
        return `the variant ${name} must be a $ref to its schema`;
      }
    }
    return undefined;
  },
};

import { merge } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/** `prefixItems`: as Ajv prints it, but for the places that it evaluates. */
export const prefixItems: Redefine = (ajv) => ({
  ...ajv,
  code(context, ...more) {
    const { it, schema } = context;
    const { items } = it;
    // Where all are evaluated, Ajv notes nothing.
    it.items = true;
    ajv.code(context, ...more);
    Object.assign(it, { items });
    merge(context, { items: schema.length });
  },
});

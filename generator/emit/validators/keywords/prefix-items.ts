import { merge } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/** `prefixItems`: as Ajv prints it, except for the record of evaluated items. */
export const prefixItems: Redefine = (ajv) => ({
  ...ajv,
  code(context, ...more) {
    const { it, schema } = context;
    const { items } = it;
    // While all items count as evaluated, Ajv records nothing.
    it.items = true;
    ajv.code(context, ...more);
    Object.assign(it, { items });
    merge(context, { items: schema.length });
  },
});

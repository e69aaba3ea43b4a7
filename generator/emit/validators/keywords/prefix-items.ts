import { merge } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";

/** `prefixItems`: Ajv's code, with our own record of the evaluated items. */
export const prefixItems: Redefine = (ajv) => ({
  ...ajv,
  code(context, ...more) {
    const { it, schema } = context;
    const { items } = it;
    // Ajv records no evaluated items while `it.items` is true.
    it.items = true;
    ajv.code(context, ...more);
    Object.assign(it, { items });
    merge(context, { items: schema.length });
  },
});

import { printMembersTogether, validatesMembersTogether } from "./members.ts";
import type { Redefine } from "./new-ajv.ts";

/** `properties`: where an explanation can, one call for all members of an object. */
export const properties: Redefine = (ajv, mode) => ({
  ...ajv,
  code(context) {
    if (mode === "explain" && validatesMembersTogether(context)) printMembersTogether(context);
    else ajv.code(context);
  },
});

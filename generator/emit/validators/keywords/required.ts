import { checkReportMissingProp } from "ajv/dist/vocabularies/code.js";
import { validatesMembersTogether } from "./members.ts";
import type { Redefine } from "./new-ajv.ts";
import { printsMembers } from "./properties.ts";

/** `required`: one test for each name, unless the code of `properties` tests this name. */
export const required: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { schema, parentSchema } = context;
    if (validatesMembersTogether(context, printer)) return;
    const tested = printsMembers(printer) ? (parentSchema.properties ?? {}) : {};
    for (const name of schema) {
      if (!Object.hasOwn(tested, name)) checkReportMissingProp(context, name);
    }
  },
});

import { checkReportMissingProp } from "ajv/dist/vocabularies/code.js";
import { validatesMembersTogether } from "./members.ts";
import type { Redefine } from "./new-ajv.ts";
import { triesByCalls } from "./silently.ts";

/** `required`: a test a name, however many there are, but for the names that `properties` tests. */
export const required: Redefine = (ajv, mode) => ({
  ...ajv,
  code(context) {
    const { schema, parentSchema } = context;
    if (mode === "explain" && validatesMembersTogether(context)) return;
    if (!context.allErrors) {
      ajv.code(context);
      return;
    }
    const tested = triesByCalls(context, mode) ? (parentSchema.properties ?? {}) : {};
    for (const name of schema) {
      if (!Object.hasOwn(tested, name)) checkReportMissingProp(context, name);
    }
  },
});

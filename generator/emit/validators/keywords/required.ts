import { checkReportMissingProp } from "ajv/dist/vocabularies/code.js";
import { validatesMembersTogether } from "./members.ts";
import type { Redefine } from "./new-ajv.ts";

/** `required`: a test a name, however many there are. */
export const required: Redefine = (ajv, mode) => ({
  ...ajv,
  code(context) {
    if (mode === "explain" && validatesMembersTogether(context)) return;
    if (!context.allErrors) ajv.code(context);
    else for (const name of context.schema) checkReportMissingProp(context, name);
  },
});

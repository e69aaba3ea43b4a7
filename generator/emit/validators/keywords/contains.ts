import type { Redefine } from "./new-ajv.ts";
import { silently } from "./silently.ts";

/** `contains`: items are tried in silence, and what did not fit is forgotten at once. */
export const contains: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    const quiet = silently(context);
    const { subschema } = quiet;
    quiet.subschema = (applied, valid) => {
      const inner = subschema(applied, valid);
      context.reset();
      return inner;
    };
    ajv.code(quiet);
  },
});

import { _, type KeywordCxt } from "ajv";
import type { Printer } from "../printer.ts";
import { fits } from "./fits.ts";
import type { Redefine } from "./new-ajv.ts";
import { silently, triesByCalls } from "./silently.ts";

/** `contains`: items are tried in silence, and what did not fit is forgotten at once. */
export const contains: Redefine = (ajv, mode, printer) => ({
  ...ajv,
  code(context) {
    if (triesByCalls(context, mode)) {
      countItems(context, printer);
      return;
    }
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

/** Counts the items that fit until their number decides. */
function countItems(context: KeywordCxt, printer: Printer): void {
  const { gen, data, schema, parentSchema } = context;
  const { minContains: least = 1, maxContains: most } = parentSchema;
  const count = gen.let("count", 0);
  gen.forRange("i", 0, _`${data}.length`, (i) => {
    const test = fits(context, printer, _`${data}[${i}]`, schema);
    gen.if(_`${test} && ++${count} > ${most ?? least - 1}`, () => gen.break());
  });
  context.fail(
    most === undefined ? _`${count} < ${least}` : _`${count} < ${least} || ${count} > ${most}`,
  );
}

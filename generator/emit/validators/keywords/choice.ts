import { _, type Code, type KeywordCxt } from "ajv";
import { and, getProperty, stringify } from "ajv/dist/compile/codegen/index.js";
import errors from "ajv/dist/compile/errors.js";
import { checkDataTypes, DataType } from "ajv/dist/compile/validate/dataType.js";
import type { Json } from "../../../pointer.ts";
import type { Branch } from "../branches.ts";
import { errorCount } from "../function-code.ts";
import type { Printer } from "../printer.ts";
import { either } from "./either.ts";
import { fits } from "./fits.ts";
import type { Redefine } from "./new-ajv.ts";
import { silently, triesByCalls } from "./silently.ts";

/** `anyOf` and `oneOf`: alternatives are tried in silence; an explanation tells of the one that was meant. */
export const choice: Redefine = (ajv, mode, printer) => ({
  ...ajv,
  code(context) {
    if (triesByCalls(context, mode)) {
      tryEach(context, printer);
      return;
    }
    const quiet = silently(context);
    if (mode === "explain" && context.it.createErrors !== false) {
      quiet.result = (condition, onPass) =>
        context.result(condition, onPass, () => explainFailure(context, quiet));
    }
    ajv.code(quiet);
  },
});

function tryEach(context: KeywordCxt, printer: Printer): void {
  const { keyword, data } = context;
  const schemas: readonly Json[] = context.schema;
  const tests = schemas.map((schema) => fits(context, printer, data, schema));
  if (keyword === "anyOf") context.pass(either(tests));
  else context.pass(_`${tests.reduce((sum: Code, test) => _`${sum} + ${test}`)} === 1`);
}

/** Prints the errors of the one alternative that a value can have meant, or that it fits none of them. */
function explainFailure(context: KeywordCxt, quiet: KeywordCxt): void {
  const { gen, keyword, schema, parentSchema, errsCount } = context;
  const branches: readonly Branch[] | undefined = parentSchema["x-branches"]?.[keyword];
  context.reset();
  if (branches === undefined) {
    quiet.error();
    return;
  }
  const chosen = gen.let("chosen", _`-1`);
  const count = gen.let("count", _`0`);
  for (const [index, branch] of branches.entries()) {
    gen.if(condition(context, branch), () => gen.assign(chosen, _`${index}`).code(_`${count}++`));
  }
  gen.if(
    _`${count} === 1`,
    () => {
      for (const index of schema.keys()) {
        gen.if(_`${chosen} === ${index}`, () => {
          context.subschema({ keyword, schemaProp: index }, gen.name("_valid"));
        });
      }
      gen.if(_`${errorCount} === ${errsCount}`, () => quiet.error());
    },
    () => reportNone(context, quiet, branches, count),
  );
}

/** Where a member tells the alternatives apart and names none of them, that member is wrong. */
function reportNone(
  { gen, data }: KeywordCxt,
  quiet: KeywordCxt,
  branches: readonly Branch[],
  count: Code,
): void {
  const tag = branches[0]?.tag?.name;
  const values = branches.flatMap((branch) => branch.tag?.values ?? []);
  if (tag === undefined || branches.some((branch) => branch.tag?.name !== tag)) {
    quiet.error();
    return;
  }
  gen.if(
    and(_`${count} === 0`, checkDataTypes(["object"], data, true, DataType.Correct)),
    () =>
      errors.reportError(quiet, {
        message: "",
        params: _`{tag: ${tag}, allowedValues: ${stringify(values)}}`,
      }),
    () => quiet.error(),
  );
}

function condition({ data }: KeywordCxt, { types, tag }: Branch): Code {
  const typed = types === undefined ? _`true` : checkDataTypes(types, data, true, DataType.Correct);
  if (tag === undefined) return typed;
  const member = _`${data}${getProperty(tag.name)}`;
  const tests = tag.values.map((value) => _`${member} === ${value}`);
  return and(
    typed,
    checkDataTypes(["object"], data, true, DataType.Correct),
    _`(${either(tests)})`,
  );
}

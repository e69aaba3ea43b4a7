import { _, type Code, type KeywordCxt } from "ajv";
import { and, getProperty, stringify } from "ajv/dist/compile/codegen/index.js";
import errors from "ajv/dist/compile/errors.js";
import { checkDataTypes, DataType } from "ajv/dist/compile/validate/dataType.js";
import type { Json } from "../../../openapi/pointer.ts";
import type { Branch } from "../../../plan/branches.ts";
import { errorCount } from "../function-code.ts";
import { either } from "./const.ts";
import { merge, noteEvaluated } from "./evaluated.ts";
import type { Redefine } from "./new-ajv.ts";
import { tried } from "./tried.ts";

/** `anyOf`, `oneOf`: tests each alternative; reports the errors of the one with the value's type and tag (`Branch`). */
export const choice: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { keyword } = context;
    const schemas: readonly Json[] = context.schema;
    noteEvaluated(context);
    const branches = branchesOf(context);
    const tests = schemas.map((schema, index) =>
      tried(context, printer, schema, { guard: guardOf(context, branches[index]) }),
    );
    const sum = tests.reduce((left: Code, test) => _`${left} + ${test}`, _`0`);
    const valid = keyword === "anyOf" ? either(tests) : _`${sum} === 1`;
    context.setParams({ passing: _`null` });
    if (printer.mode === "fast") context.pass(valid);
    else context.pass(valid, () => explainFailure(context));
  },
});

function branchesOf({ keyword, parentSchema }: KeywordCxt): readonly Branch[] {
  return parentSchema["x-branches"]?.[keyword] ?? [];
}

/**
 * A test that excludes an alternative by its tag. Without the test, each level of a recursive schema would validate
 * the next level once per alternative, which takes exponential time.
 */
function guardOf({ data }: KeywordCxt, { types, tag }: Branch = {}): Code | undefined {
  const onlyObjects = types?.length === 1 && types[0] === "object";
  if (!tag?.decides || !onlyObjects || tag.name in Object.prototype) return undefined;
  return either(tag.values.map((value) => _`${data}?.[${tag.name}] === ${value}`));
}

/** Prints code that reports the errors of the only alternative with the value's type and tag. */
function explainFailure(context: KeywordCxt): void {
  const { gen, keyword, schema, errsCount } = context;
  const branches = branchesOf(context);
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
          const branch = context.subschema({ keyword, schemaProp: index }, gen.name("_valid"));
          merge(context, branch);
        });
      }
      gen.if(_`${errorCount} === ${errsCount}`, () => context.error());
    },
    () => {
      reportNone(context, branches, count);
      // Without a chosen alternative, all members and items count as evaluated.
      merge(context, { props: true, items: true });
    },
  );
}

/** Reports one error for all alternatives. For an object with a wrong tag, the error lists the allowed tags. */
function reportNone(context: KeywordCxt, branches: readonly Branch[], count: Code): void {
  const tag = branches[0]?.tag?.name;
  const values = branches.flatMap((branch) => branch.tag?.values ?? []);
  if (tag === undefined || branches.some((branch) => branch.tag?.name !== tag)) {
    context.error();
    return;
  }
  const isObject = checkDataTypes(["object"], context.data, true, DataType.Correct);
  const params = _`{tag: ${tag}, allowedValues: ${stringify(values)}}`;
  context.gen.if(
    and(_`${count} === 0`, isObject),
    () => errors.reportError(context, { message: "", params }),
    () => context.error(),
  );
}

function condition({ data }: KeywordCxt, { types, tag }: Branch): Code {
  const typed = types === undefined ? _`true` : checkDataTypes(types, data, true, DataType.Correct);
  if (tag === undefined) return typed;
  const member = _`${data}${getProperty(tag.name)}`;
  const named = either(tag.values.map((value) => _`${member} === ${value}`));
  return and(typed, checkDataTypes(["object"], data, true, DataType.Correct), _`(${named})`);
}

import { _, type Code, type KeywordCxt, Name, nil } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { and, getProperty, stringify } from "ajv/dist/compile/codegen/index.js";
import errors from "ajv/dist/compile/errors.js";
import { checkDataTypes, DataType } from "ajv/dist/compile/validate/dataType.js";
import type { Branch } from "./branches.ts";
import { errorBound } from "./tidy.ts";

/** The variable in which Ajv counts the errors of a function. */
const errorCount = new Name("errors");

type Print = (context: KeywordCxt) => void;
type Subschema = KeywordCxt["subschema"];
type Result = KeywordCxt["result"];

/**
 * Changes how the keywords of an Ajv that collects all errors are printed: alternatives are tried
 * in silence and only the one that was meant is explained; `contains` keeps no errors of the items
 * that do not fit; nothing more is called once enough is wrong.
 */
export function explainBoundedly(ajv: Ajv2020): void {
  changeKeyword(ajv, "anyOf", (print) => (context) => explainChoice(context, print));
  changeKeyword(ajv, "oneOf", (print) => (context) => explainChoice(context, print));
  changeKeyword(ajv, "contains", (print) => (context) => {
    print(
      silently(context, (applied, valid) => {
        const inner = context.subschema(applied, valid);
        context.reset();
        return inner;
      }),
    );
  });
  changeKeyword(ajv, "$ref", (print) => (context) => {
    const { gen, it } = context;
    // Inside a condition an answer left out would change the verdict.
    if (it.compositeRule || it.opts.unevaluated) print(context);
    else gen.if(_`${errorCount} < ${errorBound}`, () => print(context));
  });
}

/** Changes how one keyword is printed. */
export function changeKeyword(ajv: Ajv2020, keyword: string, wrap: (print: Print) => Print): void {
  const rule = ajv.RULES.all[keyword];
  if (typeof rule !== "object" || !("code" in rule.definition)) {
    throw new Error(`Ajv no longer prints ${keyword} as expected`);
  }
  Object.assign(rule.definition, { code: wrap(rule.definition.code) });
}

/** A context whose subschemas are judged without noting errors. */
function silently(context: KeywordCxt, subschema: Subschema, result?: Result): KeywordCxt {
  const quiet: Subschema = (applied, valid) =>
    subschema({ ...applied, createErrors: false, allErrors: false }, valid);
  return Object.create(context, {
    subschema: { value: quiet },
    ...(result === undefined ? {} : { result: { value: result } }),
  });
}

function explainChoice(context: KeywordCxt, print: Print): void {
  if (context.it.createErrors === false) {
    print(context);
    return;
  }
  const quiet = silently(
    context,
    (applied, valid) => context.subschema(applied, valid),
    (condition, onPass) => context.result(condition, onPass, () => explainFailure(context, quiet)),
  );
  print(quiet);
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
  const [first = nil, ...others] = tests;
  const any = others.reduce((left: Code, right) => _`${left} || ${right}`, first);
  return and(typed, checkDataTypes(["object"], data, true, DataType.Correct), _`(${any})`);
}

import { _, type Code, type KeywordCxt, Name, str } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { type CodeGen, strConcat } from "ajv/dist/compile/codegen/index.js";
import errors from "ajv/dist/compile/errors.js";
import type { KeywordErrorCxt, KeywordErrorDefinition } from "ajv/dist/types/index.js";
import code from "ajv/dist/vocabularies/code.js";
import { changeKeyword } from "./ajv-explain.ts";

type Mode = "fast" | "explain";

/** The variable in which Ajv counts the errors of a function, and the parameters of ours. */
const errorCount = new Name("errors");
const path = new Name("path");
const found = new Name("found");

/**
 * Prints while errors are noted in our way. A fast function is handed the data and nothing else, and
 * returns where a failure decides. An explaining one is handed a list too, which it adds to; what is
 * only tried (a condition, an alternative) is counted there and not described.
 */
export function withOurReports<T>(mode: Mode, print: () => T): T {
  const original = [{ ...errors }, { ...code }] as const;
  const report = mode === "fast" ? fail : describe;
  Object.assign(errors, {
    reportError: report,
    reportExtraError: report,
    resetErrorsCount: (gen: CodeGen, before: Name) => gen.assign(errorCount, before),
  });
  Object.assign(code, { callValidateCode: mode === "fast" ? callFast : callExplaining });
  try {
    return print();
  } finally {
    Object.assign(errors, original[0]);
    Object.assign(code, original[1]);
  }
}

/** Changes how `$ref` is printed: what a call finds is counted here too. */
export function countCalls(ajv: Ajv2020, mode: Mode): void {
  changeKeyword(ajv, "$ref", (print) => (context) => {
    const { gen, it } = context;
    const describes = mode === "explain" && it.createErrors !== false;
    const before = describes ? gen.const("before", _`${found}.length`) : undefined;
    const onFailure = () =>
      before === undefined
        ? fail(context)
        : gen.code(_`${errorCount} += ${found}.length - ${before}`);
    const result: KeywordCxt["result"] = (condition, onPass) =>
      context.result(condition, onPass, onFailure);
    print(Object.create(context, { result: { value: result } }));
  });
}

function callFast({ data }: KeywordCxt, validate: Name): Code {
  return _`${validate}(${data})`;
}

function callExplaining({ data, it }: KeywordCxt, validate: Name): Code {
  if (it.createErrors === false) return _`${validate}(${data}, "", [])`;
  return _`${validate}(${data}, ${strConcat(path, it.errorPath)}, ${found})`;
}

function fail({ gen, it }: KeywordErrorCxt): void {
  if (it.compositeRule) gen.code(_`${errorCount}++`);
  else gen.return(false);
}

/** Notes one error: where, which keyword of which schema, with what; and the name of a member that is wrong itself. */
function describe(
  context: KeywordErrorCxt,
  { params }: Partial<KeywordErrorDefinition> = {},
  paths?: object,
  collect?: boolean,
): void {
  const { gen, keyword, it } = context;
  if (it.createErrors === false) {
    gen.code(_`${errorCount}++`);
    return;
  }
  // Where a condition is not met, what it asks for is in the list already.
  if (keyword === "if") return;
  if (paths !== undefined) throw new Error(`Ajv places an error of ${keyword} elsewhere`);
  const facts = typeof params === "function" ? params(context) : (params ?? _`{}`);
  const where = strConcat(path, it.errorPath);
  const which = str`${it.errSchemaPath}/${keyword}`;
  const member = it.propertyName === undefined ? _`` : _`, ${it.propertyName}`;
  gen.code(_`${found}.push([${where}, ${which}, ${facts}${member}])`).code(_`${errorCount}++`);
  // The whole schema is `false`.
  if (collect === false) gen.return(false);
}

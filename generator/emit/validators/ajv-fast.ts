import { _, type KeywordCxt, Name } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import errors from "ajv/dist/compile/errors.js";
import type { KeywordErrorCxt } from "ajv/dist/types/index.js";
import code from "ajv/dist/vocabularies/code.js";
import { changeKeyword } from "./ajv-explain.ts";

/** The variable in which Ajv counts the errors of a function. */
const errorCount = new Name("errors");

/** Changes how `$ref` is printed for an Ajv that describes no errors: a call that fails is one failure. */
export function failFast(ajv: Ajv2020): void {
  changeKeyword(ajv, "$ref", (print) => (context) => {
    const result: KeywordCxt["result"] = (condition, onPass) =>
      context.result(condition, onPass, () => fail(context));
    print(Object.create(context, { result: { value: result } }));
  });
}

/**
 * Prints while an error is only the fact that there is one: where the verdict is then known the
 * function returns, elsewhere a counter goes up; and functions are handed nothing but the data.
 */
export function withoutDescriptions<T>(print: () => T): T {
  const original = [{ ...errors }, { ...code }] as const;
  Object.assign(errors, {
    reportError: fail,
    reportExtraError: fail,
    resetErrorsCount: (gen: KeywordCxt["gen"], before: Name) => gen.assign(errorCount, before),
  } satisfies Partial<typeof errors>);
  Object.assign(code, {
    callValidateCode: ({ data }: KeywordCxt, validate: Name) => _`${validate}(${data})`,
  });
  try {
    return print();
  } finally {
    Object.assign(errors, original[0]);
    Object.assign(code, original[1]);
  }
}

function fail({ gen, it }: KeywordErrorCxt): void {
  if (it.compositeRule) gen.code(_`${errorCount}++`);
  else gen.return(false);
}

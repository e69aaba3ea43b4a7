import { _, str } from "ajv";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import errors from "ajv/dist/compile/errors.js";
import type { KeywordErrorCxt, KeywordErrorDefinition } from "ajv/dist/types/index.js";
import { errorCount, FunctionCode, found, path } from "./function-code.ts";
import type { Mode } from "./named-validators.ts";
import { jsonCode } from "./scope.ts";

/**
 * Runs `print` while Ajv's error functions print errors our way: a fast function returns, an
 * explaining one adds to a list. This is the one place that replaces a part of Ajv.
 */
export function withOwnErrors<T>(mode: Mode, print: () => T): T {
  const original = { ...errors };
  const fail = ({ gen }: KeywordErrorCxt) => gen.return(false);
  const reportError = mode === "fast" ? fail : describe;
  Object.assign(errors, { reportError, reportExtraError: reportError });
  try {
    return print();
  } finally {
    Object.assign(errors, original);
  }
}

/** Prints one error: its place, the keyword's schema path, its parameters, and the name of a member if the name itself is invalid. */
function describe(
  context: KeywordErrorCxt,
  { params }: Partial<KeywordErrorDefinition> = {},
  paths?: object,
): void {
  const { gen, keyword, it } = context;
  if (paths !== undefined) throw new Error(`Ajv places an error of ${keyword} elsewhere`);
  if (gen instanceof FunctionCode) gen.noteError(it, keyword);
  // Values of the schema stand in the error itself, so that the schema need not be printed.
  const value = { value: jsonCode(context.schema) };
  const spelled = Object.create(context, { schemaCode: value, schemaValue: value });
  const facts = typeof params === "function" ? params(spelled) : (params ?? _`{}`);
  const where = strConcat(path, it.errorPath);
  const which = str`${it.errSchemaPath}/${keyword}`;
  const member = it.propertyName === undefined ? _`` : _`, ${it.propertyName}`;
  gen.code(_`${found}.push([${where}, ${which}, ${facts}${member}])`).code(_`${errorCount}++`);
}

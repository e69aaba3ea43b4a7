import { _, str } from "ajv";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import errors from "ajv/dist/compile/errors.js";
import type { KeywordErrorCxt, KeywordErrorDefinition } from "ajv/dist/types/index.js";
import { errorCount, FunctionCode, found, path } from "./function-code.ts";
import type { Mode } from "./named-validators.ts";
import { jsonCode } from "./scope.ts";

/**
 * Replaces Ajv's error functions while `print` runs. At an error, the printed code
 * returns false (mode `fast`) or adds the error to a list (`explain`).
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

/** Prints code that adds one error: data path, schema path, parameters and, if a member's name is invalid, the name. */
function describe(
  context: KeywordErrorCxt,
  { params }: Partial<KeywordErrorDefinition> = {},
  paths?: object,
): void {
  const { gen, keyword, it } = context;
  if (paths !== undefined) throw new Error(`Ajv sets another path for an error of ${keyword}`);
  if (gen instanceof FunctionCode) gen.noteError(it, keyword);
  // The error contains the value of the keyword, so that the module need not contain the schema.
  const value = { value: jsonCode(context.schema) };
  const spelled = Object.create(context, { schemaCode: value, schemaValue: value });
  const facts = typeof params === "function" ? params(spelled) : (params ?? _`{}`);
  const where = strConcat(path, it.errorPath);
  const which = str`${it.errSchemaPath}/${keyword}`;
  const member = it.propertyName === undefined ? _`` : _`, ${it.propertyName}`;
  gen.code(_`${found}.push([${where}, ${which}, ${facts}${member}])`).code(_`${errorCount}++`);
}

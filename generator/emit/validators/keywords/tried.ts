import { _, type Code, type KeywordCxt } from "ajv";
import { isObject, type Json } from "../../../openapi/pointer.ts";
import type { Printer } from "../printer.ts";
import { functionOf } from "../scope.ts";
import { mergeCalled, noteEvaluated } from "./evaluated.ts";

/**
 * Code that tests whether the data, or a given `value`, fits a schema. It calls the schema's function of mode `fast`.
 * If `guard` is given and is false, the test fails without a call. If the data fits, the code records the members and
 * items that the schema evaluates. For a `value`, the code records nothing.
 */
export function tried(
  context: KeywordCxt,
  { verdicts }: Printer,
  schema: Json,
  { value, guard }: { value?: Code; guard?: Code | undefined } = {},
): Code {
  if (!isObject(schema)) return _`${schema === true}`;
  const { gen, it, data } = context;
  const key = referenceOf(schema) ?? verdicts.hoist(schema);
  const callee = functionOf(gen, key, "fast");
  const call = _`${callee}(${value ?? data})`;
  const test = guard === undefined ? call : _`((${guard}) && ${call})`;
  if (!it.opts.unevaluated || value !== undefined) return test;
  noteEvaluated(context);
  const fits = gen.const("fits", test);
  gen.if(fits, () => mergeCalled(context, verdicts, key, callee));
  return fits;
}

/** The value of `$ref` in a schema without other keywords; undefined for other schemas. */
export function referenceOf(schema: Json | undefined): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  return typeof schema.$ref === "string" ? schema.$ref : undefined;
}

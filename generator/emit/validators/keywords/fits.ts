import { _, type Code, type KeywordCxt } from "ajv";
import { isObject, type Json } from "../../../pointer.ts";
import type { Printer } from "../printer.ts";
import { functionOf } from "../scope.ts";

/** A call, in fast code, of the function that tells whether a value fits a schema that is only tried. */
export function fits({ gen }: KeywordCxt, printer: Printer, value: Code, schema: Json): Code {
  if (!isObject(schema)) return _`${schema === true}`;
  const key = referenceOf(schema) ?? printer.hoist(schema);
  return _`${functionOf(gen, key)}(${value})`;
}

/** The key that a schema refers to, if it does nothing else. */
export function referenceOf(schema: Json): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  return typeof schema.$ref === "string" ? schema.$ref : undefined;
}

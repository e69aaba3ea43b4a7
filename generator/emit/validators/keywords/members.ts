import { _, type Code, type KeywordCxt, nil, stringify } from "ajv";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import { isObject, type Json } from "../../../openapi/pointer.ts";
import { errorBound, errorCount, FunctionCode, found, path } from "../function-code.ts";
import type { Printer } from "../printer.ts";
import { functionOf, runtimeFunction } from "../scope.ts";
import { referenceOf } from "./tried.ts";

/** With one of these keywords, one call cannot validate all members. */
const others =
  /^(propertyNames|patternProperties|dependent(Required|Schemas)|unevaluatedProperties)$/;

/**
 * Whether `explain` validates all members of an object by one call. This shortens the code: members share
 * functions, and a member's name occurs once. Inside a rule, returns false if a member's schema can reject a
 * value: errors from shared functions name no rule.
 */
export function validatesMembersTogether(
  { gen, it, parentSchema }: KeywordCxt,
  { mode }: Printer,
): boolean {
  const { properties, additionalProperties = true } = parentSchema;
  if (mode === "fast" || it.opts.unevaluated || it.opts.ownProperties) return false;
  if (!isObject(properties) || Object.keys(parentSchema).some((keyword) => others.test(keyword)))
    return false;
  if (additionalProperties !== false && !acceptsAll(it, additionalProperties)) return false;
  const inRule = gen instanceof FunctionCode && gen.ruleAround(it.errSchemaPath) !== undefined;
  return Object.values(properties).every((member) =>
    inRule ? acceptsAll(it, member) : member !== false,
  );
}

function acceptsAll(it: KeywordCxt["it"], schema: Json): boolean {
  return schema === true || (isObject(schema) && alwaysValidSchema(it, schema) === true);
}

/** Prints the call that reports missing and unknown members and validates the value of each member. */
export function printMembersTogether(context: KeywordCxt, printer: Printer): void {
  const { gen, it, data, schema, parentSchema } = context;
  if (gen instanceof FunctionCode) gen.noteError(it, "properties");
  const members = Object.keys(schema).reduce((listed: Code, name) => {
    const member = schema[name];
    const key = referenceOf(member) ?? printer.hoist(member);
    const validate = acceptsAll(it, member) ? _`null` : functionOf(gen, key, "explain");
    const one = _`${name}: ${validate}`;
    return listed === nil ? one : _`${listed}, ${one}`;
  }, nil);
  const required = stringify(parentSchema.required ?? []);
  const closed = parentSchema.additionalProperties === false;
  const where = strConcat(path, it.errorPath);
  const facts = _`${it.errSchemaPath}, () => ({${members}}), ${required}, ${closed}, ${errorBound}`;
  const validate = runtimeFunction(gen, "validateMembers");
  gen.add(errorCount, _`${validate}(${data}, ${where}, ${found}, ${facts})`);
}

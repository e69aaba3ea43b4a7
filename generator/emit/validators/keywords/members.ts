import { _, type Code, type KeywordCxt, nil, stringify } from "ajv";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import { isObject, type Json } from "../../../pointer.ts";
import { errorBound, errorCount, found, path } from "../function-code.ts";
import { functionOf, runtimeFunction } from "../scope.ts";

/** Keywords that say something of members, too, and are printed on their own. */
const others = [
  "propertyNames",
  "patternProperties",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedProperties",
];

/**
 * Whether one call of the runtime validates all members of an object: each has a function of its
 * own, or takes any value. Their names then stand in the code once.
 */
export function validatesMembersTogether({ it, parentSchema }: KeywordCxt): boolean {
  const { properties, additionalProperties = true } = parentSchema;
  if (it.createErrors === false || it.opts.unevaluated || it.opts.ownProperties) return false;
  if (!isObject(properties) || others.some((keyword) => keyword in parentSchema)) return false;
  if (additionalProperties !== false && !acceptsAll(it, additionalProperties)) return false;
  return Object.values(properties).every(
    (member) => referenceOf(member) !== undefined || acceptsAll(it, member),
  );
}

function acceptsAll(it: KeywordCxt["it"], schema: Json): boolean {
  return schema === true || (isObject(schema) && alwaysValidSchema(it, schema) === true);
}

/** The key that a schema refers to, if it does nothing else. */
function referenceOf(schema: Json | undefined): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  return typeof schema.$ref === "string" ? schema.$ref : undefined;
}

/** Prints that call: what is missing, what is unknown, and what is wrong with each member. */
export function printMembersTogether(context: KeywordCxt): void {
  const { gen, it, data, schema, parentSchema } = context;
  const members = Object.keys(schema).reduce((listed: Code, name) => {
    const key = referenceOf(schema[name]);
    const one = _`${name}: ${key === undefined ? _`null` : functionOf(gen, key)}`;
    return listed === nil ? one : _`${listed}, ${one}`;
  }, nil);
  const required = stringify(parentSchema.required ?? []);
  const closed = parentSchema.additionalProperties === false;
  const where = strConcat(path, it.errorPath);
  const facts = _`${it.errSchemaPath}, () => ({${members}}), ${required}, ${closed}, ${errorBound}`;
  const validate = runtimeFunction(gen, "judgeMembers");
  gen.add(errorCount, _`${validate}(${data}, ${where}, ${found}, ${facts})`);
}

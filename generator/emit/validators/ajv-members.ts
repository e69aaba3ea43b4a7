import { _, type Code, type KeywordCxt, Name, nil, stringify } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { strConcat } from "ajv/dist/compile/codegen/index.js";
import { resolveRef, SchemaEnv } from "ajv/dist/compile/index.js";
import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import { getValidate } from "ajv/dist/vocabularies/core/ref.js";
import { isObject, type Json } from "../../openapi/pointer.ts";
import { changeKeyword } from "./ajv-explain.ts";
import { errorBound } from "./tidy.ts";

/** Keywords that say something of members, too, and are printed elsewhere. */
const others = [
  "propertyNames",
  "patternProperties",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedProperties",
];

/**
 * Changes how an object is printed whose members are each judged by a function of their own: one
 * call notes all that is wrong with them, and their names stand in the code once.
 */
export function judgeMembersTogether(ajv: Ajv2020): void {
  for (const keyword of ["required", "additionalProperties"]) {
    changeKeyword(ajv, keyword, (print) => (context) => {
      if (!isPlain(context)) print(context);
    });
  }
  changeKeyword(ajv, "properties", (print) => (context) => {
    if (isPlain(context)) printTogether(context);
    else print(context);
  });
}

function isPlain({ it, parentSchema }: KeywordCxt): boolean {
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

/** What a schema refers to that does nothing else. */
function referenceOf(schema: Json | undefined): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  return typeof schema.$ref === "string" ? schema.$ref : undefined;
}

function printTogether(context: KeywordCxt): void {
  const { gen, it, data, schema, parentSchema } = context;
  const judgeMembers = gen.scopeValue("func", {
    key: "judgeMembers",
    ref: "judgeMembers",
    code: _`require("./runtime/members.js").judgeMembers`,
  });
  const judges = Object.keys(schema).reduce((listed: Code, name) => {
    const one = _`${name}: ${judgeOf(context, schema[name])}`;
    return listed === nil ? one : _`${listed}, ${one}`;
  }, nil);
  const required = stringify(parentSchema.required ?? []);
  const closed = parentSchema.additionalProperties === false;
  const where = strConcat(new Name("path"), it.errorPath);
  const facts = _`${it.errSchemaPath}, () => ({${judges}}), ${required}, ${closed}, ${errorBound}`;
  gen.code(_`errors += ${judgeMembers}(${data}, ${where}, found, ${facts})`);
}

/** The function for what a member refers to. */
function judgeOf(context: KeywordCxt, member: Json | undefined): Code {
  const reference = referenceOf(member);
  if (reference === undefined) return _`null`;
  const { schemaEnv, baseId, self } = context.it;
  const referred = resolveRef.call(self, schemaEnv.root, baseId, reference);
  if (referred instanceof SchemaEnv) return getValidate(context, referred);
  throw new Error(`Ajv does not print ${reference} as a function of its own`);
}

import { _, type KeywordCxt } from "ajv";
import { getProperty } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import { allSchemaProperties } from "ajv/dist/vocabularies/code.js";
import { printMembersTogether, validatesMembersTogether } from "./members.ts";
import type { Redefine } from "./new-ajv.ts";
import { triesByCalls } from "./silently.ts";

/** `properties`: fast code reads a member once, whether it is required or not; an explanation makes one call for all members, where it can. */
export const properties: Redefine = (ajv, mode, printer) => ({
  ...ajv,
  code(context) {
    if (triesByCalls(context, mode)) printMembers(context);
    else if (mode === "explain" && validatesMembersTogether(context))
      printMembersTogether(context, printer);
    else ajv.code(context);
  },
});

function printMembers(context: KeywordCxt): void {
  const { gen, it, data, keyword, schema, parentSchema } = context;
  for (const name of allSchemaProperties(schema)) {
    const required: boolean = parentSchema.required?.includes(name) ?? false;
    const free = alwaysValidSchema(it, schema[name]);
    if (free && !required) continue;
    const read = _`${data}${getProperty(name)}`;
    const own = _`Object.hasOwn(${data}, ${name}) ? ${read} : undefined`;
    const value = gen.const("data", name in Object.prototype ? own : read);
    const print = () =>
      context.subschema({ keyword, schemaProp: name, data: value }, gen.name("valid"));
    if (required) gen.if(_`${value} === undefined`, () => context.error());
    if (required && !free) print();
    else if (!free) gen.if(_`${value} !== undefined`, print);
  }
}

import { _, type KeywordCxt } from "ajv";
import { getProperty } from "ajv/dist/compile/codegen/index.js";
import { alwaysValidSchema } from "ajv/dist/compile/util.js";
import { allSchemaProperties } from "ajv/dist/vocabularies/code.js";
import { isObject, type Json } from "../../../openapi/pointer.ts";
import type { Printer } from "../printer.ts";
import { merge } from "./evaluated.ts";
import { printMembersTogether, validatesMembersTogether } from "./members.ts";
import type { Redefine } from "./new-ajv.ts";

/** `properties`: fast code reads each member once. In explaining code, one call validates all members, if possible. */
export const properties: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context, ...more) {
    if (printsMembers(printer)) printMembers(context);
    else if (validatesMembersTogether(context, printer)) printMembersTogether(context, printer);
    else {
      const { it } = context;
      const { props } = it;
      // While `it.props` is true, Ajv records no evaluated members; `merge` below records them.
      it.props = true;
      ajv.code(context, ...more);
      Object.assign(it, { props });
    }
    const names = allSchemaProperties(context.schema).map((name) => [name, true]);
    merge(context, { props: Object.fromEntries(names) });
  },
});

/** Whether the code of `properties` reads each member once and also tests `required`. */
export function printsMembers({ mode }: Printer): boolean {
  return mode === "fast";
}

function printMembers(context: KeywordCxt): void {
  const { gen, it, data, keyword, schema, parentSchema } = context;
  for (const name of allSchemaProperties(schema)) {
    const required: boolean = parentSchema.required?.includes(name) ?? false;
    const free = alwaysValidSchema(it, schema[name]);
    if (free && !required) continue;
    const read = _`${data}${getProperty(name)}`;
    const own = _`Object.hasOwn(${data}, ${name}) ? ${read} : undefined`;
    const value = gen.const("data", name in Object.prototype ? own : read);
    const valid = gen.name("valid");
    const print = () => context.subschema({ keyword, schemaProp: name, data: value }, valid);
    if (required && !excludesMissing(schema[name])) {
      gen.if(_`${value} === undefined`, () => context.error());
    }
    if (required && !free) print();
    else if (!free) gen.if(_`${value} !== undefined`, print);
  }
}

/** Whether a schema rejects `undefined` by its type or its listed values. */
function excludesMissing(schema: Json | undefined): boolean {
  return (
    isObject(schema) && ["type", "numberRange", "enum", "const"].some((word) => word in schema)
  );
}

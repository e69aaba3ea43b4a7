import { _, type Code, type KeywordCxt, type Name, nil } from "ajv";
import { alwaysValidSchema, Type } from "ajv/dist/compile/util.js";
import { allSchemaProperties, usePattern } from "ajv/dist/vocabularies/code.js";
import { validatesMembersTogether } from "./members.ts";
import type { Redefine } from "./new-ajv.ts";

/**
 * `additionalProperties`: a `switch` on the length of a name, and then on the name, finds listed
 * members. Names of members are compared by their address, several times as quickly as an object is
 * asked for one.
 */
export const additionalProperties: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, data, keyword, schema } = context;
    if (validatesMembersTogether(context, printer)) return;
    it.props = true;
    if (alwaysValidSchema(it, schema)) return;
    gen.forIn("key", data, (key) => {
      skipListed(context, key);
      context.setParams({ additionalProperty: key });
      if (schema === false) context.error();
      else context.subschema({ keyword, dataProp: key, dataPropType: Type.Str }, gen.name("valid"));
    });
  },
});

function skipListed(context: KeywordCxt, key: Name): void {
  const { gen, parentSchema } = context;
  const names = allSchemaProperties(parentSchema.properties);
  const lengths = [...new Set(names.map((name) => name.length))];
  const cases = lengths.reduce((all: Code, length) => {
    const alike = names.filter((name) => name.length === length);
    const listed = alike.reduce((before: Code, name) => _`${before}case ${name}:`, nil);
    return _`${all}case ${length}:switch(${key}){${listed}continue;}break;`;
  }, nil);
  if (names.length > 0) gen.code(_`switch(${key}.length){${cases}}`);
  for (const pattern of allSchemaProperties(parentSchema.patternProperties)) {
    gen.code(_`if(${usePattern(context, pattern)}.test(${key}))continue`);
  }
}

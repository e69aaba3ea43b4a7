import { _, type Code, type KeywordCxt, type Name, nil } from "ajv";
import { alwaysValidSchema, Type } from "ajv/dist/compile/util.js";
import { allSchemaProperties, usePattern } from "ajv/dist/vocabularies/code.js";
import { validatesMembersTogether } from "./members.ts";
import type { Redefine } from "./new-ajv.ts";

/** `additionalProperties`: skips members that `properties` lists or `patternProperties` matches. */
export const additionalProperties: Redefine = (ajv, printer) => ({
  ...ajv,
  code(context) {
    const { gen, it, parentSchema } = context;
    if (validatesMembersTogether(context, printer)) return;
    it.props = true;
    validateOthers(context, (key) => {
      passOver(context, key, allSchemaProperties(parentSchema.properties));
      for (const pattern of Object.keys(parentSchema.patternProperties ?? {})) {
        gen.code(_`if(${usePattern(context, pattern)}.test(${key}))continue`);
      }
    });
  },
});

/** Prints a loop that validates the members of an object. `skip` prints the code that excludes members. */
export function validateOthers(context: KeywordCxt, skip: (key: Name) => void): void {
  const { gen, it, data, keyword, schema } = context;
  if (alwaysValidSchema(it, schema)) return;
  gen.forIn("key", data, (key) => {
    skip(key);
    const named = keyword === "additionalProperties" ? "additionalProperty" : "unevaluatedProperty";
    context.setParams({ [named]: key });
    if (schema === false) context.error();
    else context.subschema({ keyword, dataProp: key, dataPropType: Type.Str }, gen.name("valid"));
  });
}

/** If a schema lists more than `fewNames` names, a member's name is compared only with names of the same length. */
const fewNames = 16;

/**
 * Prints a `switch` that skips a member if its name is in `names`. A `switch` is several times faster
 * than a lookup in an object, because in a `switch` engines compare member names by memory address.
 */
export function passOver({ gen }: KeywordCxt, key: Name, names: readonly string[]): void {
  const pass = (some: readonly string[]) => {
    const cases = some.reduce((before: Code, name) => _`${before}case ${name}:`, nil);
    return _`switch(${key}){${cases}continue;}`;
  };
  if (names.length > fewNames) {
    const lengths = [...new Set(names.map((name) => name.length))];
    const cases = lengths.reduce((before: Code, length) => {
      const alike = names.filter((name) => name.length === length);
      return _`${before}case ${length}:${pass(alike)}break;`;
    }, nil);
    gen.code(_`switch(${key}.length){${cases}}`);
  } else if (names.length > 0) gen.code(pass(names));
}

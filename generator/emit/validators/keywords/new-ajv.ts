import type { CodeKeywordDefinition, Vocabulary } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { keywords } from "../../../keywords/keywords.ts";
import type { Printer } from "../printer.ts";
import { additionalProperties } from "./additional-properties.ts";
import { allOf } from "./all-of.ts";
import { choice } from "./choice.ts";
import { constKeyword } from "./const.ts";
import { contains } from "./contains.ts";
import { deciding } from "./deciding.ts";
import { dependentSchemas } from "./dependent-schemas.ts";
import { enumKeyword } from "./enum.ts";
import { format } from "./format.ts";
import { ifKeyword } from "./if.ts";
import { length } from "./length.ts";
import { multipleOf } from "./multiple-of.ts";
import { notKeyword } from "./not.ts";
import { numberRange } from "./number-range.ts";
import { patternProperties } from "./pattern-properties.ts";
import { prefixItems } from "./prefix-items.ts";
import { properties } from "./properties.ts";
import { ref } from "./ref.ts";
import { required } from "./required.ts";
import { unevaluatedItems } from "./unevaluated-items.ts";
import { unevaluatedProperties } from "./unevaluated-properties.ts";
import { uniqueItems } from "./unique-items.ts";

/** Returns our definition of a keyword, based on Ajv's definition. */
export type Redefine = (ajv: CodeKeywordDefinition, printer: Printer) => CodeKeywordDefinition;

const own: Readonly<Record<string, Redefine>> = {
  $ref: ref,
  additionalProperties,
  allOf,
  anyOf: choice,
  const: constKeyword,
  contains,
  dependentSchemas,
  enum: enumKeyword,
  format,
  if: ifKeyword,
  "maxLength,minLength": length,
  multipleOf,
  not: notKeyword,
  oneOf: choice,
  patternProperties,
  prefixItems,
  properties,
  required,
  unevaluatedItems,
  unevaluatedProperties,
  uniqueItems,
};

/** An Ajv with the keywords of JSON Schema 2020-12, partly redefined, and our keywords that affect the verdict. */
export function newAjv(printer: Printer): Ajv2020 {
  const unused = new Set(Object.keys(own));
  class PrintingAjv extends Ajv2020 {
    override addVocabulary(definitions: Vocabulary): this {
      super.addVocabulary(definitions.map(redefined));
      return this;
    }
  }
  const ajv = new PrintingAjv({
    allErrors: true,
    messages: false,
    strict: false,
    validateSchema: false,
    meta: false,
    unicodeRegExp: true,
    // The types number and integer reject Infinity, which `JSON.parse` returns for 1e400.
    strictNumbers: true,
    logger: false,
  });
  if (unused.size > 0) throw new Error(`Ajv no longer defines ${[...unused].join(" and ")}`);
  ajv.addKeyword(numberRange);
  for (const { name, decides } of keywords.values()) {
    if (decides !== undefined) ajv.addKeyword(deciding(name, decides));
  }
  return ajv;

  function redefined(definition: Vocabulary[number]): Vocabulary[number] {
    if (typeof definition === "string") return definition;
    const redefine = own[String(definition.keyword)];
    if (redefine === undefined) return definition;
    if (!("code" in definition)) throw new Error(`Ajv defines ${definition.keyword} without code`);
    unused.delete(String(definition.keyword));
    return redefine(definition, printer);
  }
}

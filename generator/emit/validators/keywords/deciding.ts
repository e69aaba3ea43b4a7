import { _, type CodeKeywordDefinition } from "ajv";
import type { Keyword } from "../../../keywords/keyword.ts";
import { runtimeFunction } from "../scope.ts";

/** The Ajv definition of an `x-` keyword whose test is a runtime function. */
export function deciding(
  keyword: string,
  { type, runtime }: NonNullable<Keyword["decides"]>,
): CodeKeywordDefinition {
  return {
    keyword,
    type,
    code(context) {
      const { gen, data, schema } = context;
      context.fail(_`!${runtimeFunction(gen, runtime)}(${data}, ${schema})`);
    },
  };
}

import { _, type Code, type CodeKeywordDefinition } from "ajv";

/** `integerRange`, which `narrowed` writes: whole numbers from one that is held exactly to another. */
export const integerRange: CodeKeywordDefinition = {
  keyword: "integerRange",
  code(context) {
    const { data, schema } = context;
    const [least, most]: [number, number] = schema;
    let test: Code = _`Number.isSafeInteger(${data})`;
    if (least > Number.MIN_SAFE_INTEGER) test = _`${test} && ${data} >= ${least}`;
    if (most < Number.MAX_SAFE_INTEGER) test = _`${test} && ${data} <= ${most}`;
    context.pass(test);
  },
};

import { _, type CodeKeywordDefinition } from "ajv";

/** `numberRange`: tests a numeric type and its bounds together. `narrowed` (in `plan/`) creates this keyword. */
export const numberRange: CodeKeywordDefinition = {
  keyword: "numberRange",
  code(context) {
    const { data, schema } = context;
    const [type, minimum, maximum]: [string, number | null, number | null] = schema;
    let test = _`typeof ${data} === "number"`;
    if (type === "integer") test = _`Number.isInteger(${data})`;
    else if (minimum === null || maximum === null) test = _`Number.isFinite(${data})`;
    let [least, most] = [-Infinity, Infinity];
    if (type === "integer" && Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum)) {
      test = _`Number.isSafeInteger(${data})`;
      [least, most] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
    }
    if ((minimum ?? least) > least) test = _`${test} && ${data} >= ${minimum}`;
    if ((maximum ?? most) < most) test = _`${test} && ${data} <= ${maximum}`;
    context.pass(test);
  },
};

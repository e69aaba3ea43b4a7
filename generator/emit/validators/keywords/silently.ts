import type { KeywordCxt } from "ajv";

/** A copy of a context whose subschemas note no errors and end at the first. */
export function silently(context: KeywordCxt): KeywordCxt {
  const quiet: KeywordCxt = Object.create(context);
  quiet.subschema = (applied, valid) =>
    context.subschema({ ...applied, createErrors: false, allErrors: false }, valid);
  return quiet;
}

import type { KeywordCxt } from "ajv";
import type { Mode } from "../judges.ts";

/** Whether schemas that are only tried get functions of their own, which return at the first failure. */
export function triesByCalls({ it }: KeywordCxt, mode: Mode): boolean {
  return mode === "fast" && !it.opts.unevaluated;
}

/** A copy of a context whose subschemas note no errors and end at the first. */
export function silently(context: KeywordCxt): KeywordCxt {
  const quiet: KeywordCxt = Object.create(context);
  quiet.subschema = (applied, valid) =>
    context.subschema({ ...applied, createErrors: false, allErrors: false }, valid);
  return quiet;
}

import { _, type Code, type KeywordCxt } from "ajv";
import { constant, runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/** `const`: an object or a list is compared member by member. */
export const constKeyword: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    context.pass(equals(context, context.schema));
  },
});

/** A test that holds if any of the given tests holds. */
export function either([first, ...others]: readonly Code[]): Code {
  return others.reduce((left: Code, right) => _`${left} || ${right}`, first ?? _`false`);
}

/** A test whether the data equals a value of the spec. */
export function equals({ gen, data }: KeywordCxt, value: unknown): Code {
  if (typeof value !== "object" || value === null) return _`${data} === ${value as string | null}`;
  return _`${runtimeFunction(gen, "equal")}(${data}, ${constant(gen, value)})`;
}

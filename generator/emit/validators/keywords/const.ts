import { _, type Code, type KeywordCxt } from "ajv";
import { constant, runtimeFunction } from "../scope.ts";
import type { Redefine } from "./new-ajv.ts";

/** `const`: compares objects and arrays by their content. */
export const constKeyword: Redefine = (ajv) => ({
  ...ajv,
  code(context) {
    context.pass(equals(context, context.schema));
  },
});

/** Joins tests with `||`; without tests, the result is `false`. */
export function either([first, ...others]: readonly Code[]): Code {
  return others.reduce((left: Code, right) => _`${left} || ${right}`, first ?? _`false`);
}

/** Code that tests whether the data equals a value of the spec. */
export function equals({ gen, data }: KeywordCxt, value: unknown): Code {
  if (typeof value !== "object" || value === null) return _`${data} === ${value as string | null}`;
  return _`${runtimeFunction(gen, "equal")}(${data}, ${constant(gen, value)})`;
}

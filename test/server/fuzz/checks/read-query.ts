import type { ValidateFunction } from "ajv";
import type { Operation, Parameter } from "../contract.ts";
import { compile } from "./validators.ts";

/** The result of `readQuery`; `fits` reports whether the query is valid. */
export interface ValidatedQuery {
  readonly fits: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

const validators = new WeakMap<Parameter, ValidateFunction>();

/** Validates the percent-decoded pairs of a query; `cursor` is the last cursor that the operation returned. */
export function readQuery(
  { parameters }: Operation,
  pairs: readonly (readonly [string, string])[],
  cursor: string | undefined,
): ValidatedQuery {
  const values: Record<string, unknown> = {};
  let fits = true;
  for (const [name, text] of pairs) {
    const parameter = parameters.find((one) => one.in === "query" && one.name === name);
    if (parameter === undefined || Object.hasOwn(values, name)) fits = false;
    if (parameter === undefined) continue;
    values[name] = Object.hasOwn(values, name) ? [values[name], text] : decode(parameter, text);
    fits &&= validatorOf(parameter)(values[name]) && (name !== "cursor" || text === cursor);
  }
  return { fits, values };
}

/** Whether a header is valid for the operation; an undeclared header is always valid. */
export function headerFits({ parameters }: Operation, name: string, text: string): boolean {
  const parameter = parameters.find((one) => one.in === "header" && one.name === name);
  return parameter === undefined || validatorOf(parameter)(text);
}

const integer = /^-?(0|[1-9][0-9]*)$/;
const decimal = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/;

// Numbers have JSON syntax; an integer has no fraction and no exponent.
function decode({ schema }: Parameter, text: string): unknown {
  const written = { integer, number: decimal }[String(schema.type)];
  return written?.test(text) === true ? Number(text) : text;
}

function validatorOf(parameter: Parameter): ValidateFunction {
  const validate = validators.get(parameter) ?? compile(parameter.schema);
  validators.set(parameter, validate);
  return validate;
}

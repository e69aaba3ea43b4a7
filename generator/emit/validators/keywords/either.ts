import { _, type Code } from "ajv";

/** A test that holds where one of some tests does. */
export function either([first, ...others]: readonly Code[]): Code {
  return others.reduce((left: Code, right) => _`${left} || ${right}`, first ?? _`false`);
}

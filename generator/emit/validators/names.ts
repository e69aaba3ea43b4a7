import { isObject, type Json } from "../../openapi/pointer.ts";
import { conditionOf, newBlock, type Statement } from "./blocks.ts";
import { readCondition } from "./condition.ts";

/**
 * `schemas` holds Ajv's copies of schemas, by name. Loops over members that ask such a copy
 * whether a name is listed ask a `switch` instead,
 * by length and then by name: names of members are compared by their address, which is several times
 * as quick as a look into an object, and the copy need not be printed.
 */
export function switchNames(
  statements: readonly Statement[],
  schemas: ReadonlyMap<string, Json>,
): Statement[] {
  return statements.map((statement) => {
    if (typeof statement === "string") return statement;
    const body = switchNames(statement.body, schemas);
    const otherwise = switchNames(statement.otherwise, schemas);
    const key = /^for\(const (key\d+) in /.exec(statement.head)?.[1];
    const [test] = body;
    if (key && body.length === 1 && typeof test === "object" && test.otherwise.length === 0) {
      const names = namesIn(conditionOf(test) ?? "", key, schemas);
      if (names !== undefined) return newBlock(statement.head, [byName(names, key), ...test.body]);
    }
    return { head: statement.head, body, otherwise };
  });
}

/** The names that a condition asks for, where it asks that a key is none of them and nothing else. */
function namesIn(
  condition: string,
  key: string,
  schemas: ReadonlyMap<string, Json>,
): string[] | undefined {
  const test = readCondition(condition);
  if (test.kind !== "not" || test.of.kind !== "is") return undefined;
  const asked = /^func\d+\.call\((schema\d+)(.*), (key\d+)\)$/.exec(test.of.text);
  if (asked === null || asked[3] !== key) return undefined;
  const schema = valueAt(schemas, asked[1] ?? "", asked[2] ?? "");
  return isObject(schema) ? Object.keys(schema) : undefined;
}

/** What stands in a schema behind a path, as code writes it: `.properties["a b"].enum`. */
export function valueAt(
  schemas: ReadonlyMap<string, Json>,
  name: string,
  path: string,
): Json | undefined {
  let value: Json | undefined = schemas.get(name);
  for (const [, plain, quoted] of path.matchAll(/\.(\w+)|\[("(?:[^"\\]|\\.)*"|\d+)\]/g)) {
    const member = plain ?? String(JSON.parse(quoted ?? '""'));
    value = isObject(value) || Array.isArray(value) ? Reflect.get(value, member) : undefined;
  }
  return value;
}

function byName(names: readonly string[], key: string): Statement {
  const lengths = [...new Set(names.map((name) => name.length))];
  const cases = lengths.map((length) => {
    const alike = names.filter((name) => name.length === length);
    const listed = alike.map((name) => `case ${JSON.stringify(name)}:`).join("");
    return `case ${length}:switch(${key}){${listed}continue;}break;`;
  });
  return newBlock(`switch(${key}.length)`, cases);
}

import { execFileSync } from "node:child_process";
import { Validator } from "@cfworker/json-schema";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Json, JsonObject } from "../../../generator/openapi/pointer.ts";

/** A schema for other validators, in one document with all schemas that the schema may refer to. */
export interface Whole {
  $ref: string;
  $defs: JsonObject;
}

/** Makes one document for each schema. The `$defs` of each document contain all schemas. */
export function wholes(schemas: readonly JsonObject[]): Whole[] {
  const moved = JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/$defs/");
  const all: JsonObject[] = JSON.parse(moved);
  const $defs = Object.fromEntries(all.map((schema, index) => [`S${index}`, schema]));
  return all.map((_, index) => ({ $ref: `#/$defs/S${index}`, $defs }));
}

/** A validator's verdict: whether the body is valid, or the text of an exception. */
export type Verdict = boolean | string;
export type Other = (schema: Whole, bodies: readonly Json[]) => Verdict[];

/** Ajv without the generator's own keyword definitions, and cfworker, which interprets schemas without Ajv's code. */
export const others: Readonly<Record<string, Other>> = {
  Ajv: (schema, bodies) => {
    const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
    return attempt(bodies, () => ajv.compile(structuredClone(schema)));
  },
  cfworker: (schema, bodies) =>
    attempt(bodies, () => {
      const validator = new Validator(structuredClone(schema), "2020-12");
      return (body) => validator.validate(body).valid;
    }),
};

function attempt(bodies: readonly Json[], make: () => (body: Json) => unknown): Verdict[] {
  try {
    const validator = make();
    return bodies.map((body) => {
      try {
        return validator(body) === true;
      } catch (error) {
        return String(error);
      }
    });
  } catch (error) {
    return bodies.map(() => String(error));
  }
}

// The script parses fractions as decimals: jsonschema divides for `multipleOf`, and the division would round floats.
const script = `
import decimal, json, sys
from jsonschema import Draft202012Validator
decimal.getcontext().prec = 1000
def exact(text):
    number = decimal.Decimal(text)
    return int(number) if number == number.to_integral_value() else number
for line in sys.stdin:
    schema, bodies = json.loads(line, parse_float=exact)
    validator = Draft202012Validator(schema)
    verdicts = []
    for body in bodies:
        try:
            verdicts.append(validator.is_valid(body))
        except Exception as error:
            verdicts.append(repr(error)[:200])
    print(json.dumps(verdicts))
`;

/** The verdicts of jsonschema for each schema and its bodies. `python` is the command of a Python with jsonschema. */
export function pythonVerdicts(
  python: string,
  pairs: readonly (readonly [Whole, readonly Json[]])[],
): Verdict[][] {
  const lines = execFileSync(python, ["-W", "ignore", "-c", script], {
    input: pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    stdio: ["pipe", "pipe", "ignore"],
  });
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

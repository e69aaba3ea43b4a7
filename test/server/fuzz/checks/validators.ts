import { readdirSync, readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Operation, Schema } from "../contract.ts";
import { published } from "../contract.ts";

// Ajv validates independently of the server and the generated validators.
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: "urn:fuzz:openapi", components: published.components });

const folder = new URL("../../../../generated/schemas/", import.meta.url);
for (const name of readdirSync(folder)) {
  const schema = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  if (!Array.isArray(schema)) ajv.addSchema(schema);
}

/** Compiles a schema of the OpenAPI document. */
export function compile(schema: Schema): ValidateFunction {
  return ajv.compile(withReach(schema));
}

/** Returns the validator for an operation's body in `country`, or undefined if the operation has no body. */
export function bodyValidator(
  { id, body }: Operation,
  country: string | undefined,
): ValidateFunction | undefined {
  if (body === undefined) return undefined;
  const urn = body.variants[country ?? ""];
  const key = `${id} ${urn}`;
  const known = validators.get(key);
  if (known !== undefined) return known;
  const validate = urn === undefined ? compile(body.schema) : ajv.getSchema(urn);
  if (validate === undefined) throw new Error(`${urn} is not published.`);
  validators.set(key, validate as ValidateFunction);
  return validate as ValidateFunction;
}

/** Returns the schema of an operation's body, and a function that resolves references in the schema. */
export function bodySchema(
  { body }: Operation,
  country: string | undefined,
): { readonly schema: Schema; readonly find: (ref: string) => Schema } | undefined {
  if (body === undefined) return undefined;
  const urn = body.variants[country ?? ""];
  if (urn === undefined) return { schema: body.schema, find: component };
  const schema = ajv.getSchema(urn)?.schema as Schema;
  return { schema, find: (ref) => schema.$defs?.[lastOf(ref)] ?? {} };
}

/** Returns the validator of a response, or undefined for an undeclared status or media type. */
export function responseValidator(
  { id, responses }: Operation,
  status: number,
  mediaType: string,
): ValidateFunction | undefined {
  const schema = responses[status]?.contents[mediaType];
  if (schema === undefined) return undefined;
  const key = `${id} ${status} ${mediaType}`;
  const known = validators.get(key) ?? compile(schema);
  validators.set(key, known);
  return known;
}

/** Validates a problem, even if no operation declares the response, such as the 404 of an unknown path. */
export const problemValidator = compile({ $ref: "#/components/schemas/Problem" });

const validators = new Map<string, ValidateFunction>();

function component(ref: string): Schema {
  return published.components.schemas[lastOf(ref)] ?? {};
}

function lastOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}

// Makes local references absolute.
function withReach(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll(
      '"$ref":"#/components',
      '"$ref":"urn:fuzz:openapi#/components',
    ),
  );
}

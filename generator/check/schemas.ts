import type { ErrorObject } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { formatNames } from "ajv-formats/dist/formats.js";
import { isObject, type JsonObject } from "../pointer.ts";
import type { Problem } from "../problem.ts";
import { join, type ResolvedSpec } from "../resolve/resolve.ts";
import { nearest } from "../runtime/validators/nearest.js";

/** Formats that say something about a number or a text, and that no validator judges. */
const annotations = new Set(["float", "double", "int32", "int64", "password", "binary", "byte"]);

/** Reports schemas that the meta-schema refuses, formats nobody knows, and required members that nobody lists. */
export function checkSchemas(spec: ResolvedSpec): Problem[] {
  const problems: Problem[] = [];
  const meta = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  const seen = new Set<string>();
  for (const { kind, address, value } of spec.visits) {
    if (kind !== "schema" || !isObject(value)) continue;
    if (!seen.has(parentOf(address))) {
      meta.validateSchema(value);
      for (const error of meta.errors ?? []) problems.push(metaProblem(spec, address, error));
    }
    seen.add(address);
    problems.push(...checkPattern(spec, address, value));
    problems.push(...checkFormat(spec, address, value));
    problems.push(...checkRequired(spec, address, value));
  }
  return problems;
}

/** The nearest schema around an address: its meta-schema check covers what is inside. */
function parentOf(address: string): string {
  return address.replace(
    /\/(?:(?:properties|patternProperties|dependentSchemas|\$defs|allOf|anyOf|oneOf|prefixItems)\/[^/]*|items|not|if|then|else|contains|propertyNames|additionalProperties|unevaluated(?:Items|Properties))$/,
    "",
  );
}

function metaProblem(spec: ResolvedSpec, address: string, error: ErrorObject): Problem {
  const place = address + error.instancePath;
  return {
    code: "spec/invalid-schema",
    kind: "mistake",
    message: `${error.instancePath.split("/").pop() || "this schema"} ${error.message ?? "is wrong"}`,
    location: spec.locate(place),
  };
}

function checkPattern(spec: ResolvedSpec, address: string, schema: JsonObject): Problem[] {
  const patterns: [string, string][] = [];
  if (typeof schema.pattern === "string") patterns.push([schema.pattern, join(address, "pattern")]);
  if (isObject(schema.patternProperties)) {
    for (const pattern of Object.keys(schema.patternProperties)) {
      patterns.push([pattern, join(address, "patternProperties", pattern)]);
    }
  }
  return patterns.flatMap(([pattern, place]) => {
    try {
      new RegExp(pattern, "u");
      return [];
    } catch {
      return [
        {
          code: "spec/invalid-pattern",
          kind: "mistake" as const,
          message: `${JSON.stringify(pattern)} is not a regular expression of ECMA-262 with the u flag`,
          location: spec.locate(place),
        },
      ];
    }
  });
}

function checkFormat(spec: ResolvedSpec, address: string, schema: JsonObject): Problem[] {
  const format = schema.format;
  const known: readonly string[] = formatNames;
  if (typeof format !== "string" || known.includes(format) || annotations.has(format)) return [];
  const guess = nearest(format, known);
  return [
    {
      code: "spec/unknown-format",
      kind: "unsupported",
      message: `nothing here decides the format ${JSON.stringify(format)}`,
      ...(guess === undefined ? {} : { fix: `Did you mean ${guess}?` }),
      location: spec.locate(join(address, "format")),
    },
  ];
}

function checkRequired(spec: ResolvedSpec, address: string, schema: JsonObject): Problem[] {
  if (schema.additionalProperties !== false || !Array.isArray(schema.required)) return [];
  const properties = isObject(schema.properties) ? schema.properties : {};
  return schema.required.flatMap((name, index) =>
    typeof name === "string" && !Object.hasOwn(properties, name)
      ? [
          {
            code: "spec/required-unlisted",
            kind: "mistake" as const,
            message: `${JSON.stringify(name)} is required, and the closed schema does not list it`,
            location: spec.locate(join(address, "required", index)),
          },
        ]
      : [],
  );
}

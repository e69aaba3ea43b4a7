import type { Problem } from "../problem.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { checkOperations } from "./operations.ts";
import { checkRules } from "./rules.ts";
import { checkSchemas } from "./schemas.ts";
import { checkVocabulary } from "./vocabulary.ts";

/** Everything that is wrong with a spec, or not supported yet: all of it, not the first. */
export function check(spec: ResolvedSpec): Problem[] {
  const version = spec.document.openapi;
  if (typeof version !== "string" || !version.startsWith("3.1.")) {
    return [
      {
        code: "spec/openapi-version",
        kind: typeof version === "string" ? "unsupported" : "mistake",
        message: `this is not an OpenAPI 3.1 document: openapi is ${JSON.stringify(version ?? null)}`,
        location: spec.locate(spec.entry),
      },
    ];
  }
  return [
    ...checkVocabulary(spec),
    ...checkSchemas(spec),
    ...checkOperations(spec),
    ...checkRules(spec),
  ];
}

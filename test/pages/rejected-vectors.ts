import { readFileSync } from "node:fs";
import { countryCodes } from "../server/countries/known.ts";

interface Vector {
  readonly name: string;
  readonly valid: boolean;
  readonly decided: string;
  readonly errors?: readonly { readonly rule: string; readonly decided?: string }[];
  readonly body: unknown;
}

/** Up to three vectors per country. Each breaks a rule outside `shape.*`, but no rule that only the service checks. */
export function rejectedVectors() {
  return countryCodes.flatMap((country) => {
    const schema = `document-create.${country}`;
    const { vectors }: { vectors: Vector[] } = JSON.parse(
      readFileSync(`generated/vectors/${schema}.json`, "utf8"),
    );
    return vectors
      .filter(
        ({ valid, errors = [] }) => !valid && errors.every(({ decided }) => decided !== "service"),
      )
      .filter(({ errors = [] }) => errors.some(({ rule }) => !rule.startsWith("shape.")))
      .slice(0, 3)
      .map(({ name, body, errors = [] }) => ({
        schema,
        name,
        body,
        rules: errors.map(({ rule }) => rule).sort(),
      }));
  });
}

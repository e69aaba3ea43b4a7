import type { Code } from "ajv";
import type { Ajv2020 } from "ajv/dist/2020.js";
import type { SchemaEnv } from "ajv/dist/compile/index.js";
import type { AnyValidateFunction, SourceCode } from "ajv/dist/types/index.js";

/** A constant that Ajv printed, or a function with what it mentions, under the name that Ajv gave it. */
export type Declared = { name: string } & ({ constant: Code | string } | { source: SourceCode });

/** What a module declares, in the order in which Ajv prints it, and the name of the function behind each key. */
export interface Declarations {
  all: readonly Declared[];
  functions: ReadonlyMap<string, string>;
}

/** Compiles some schemas that an Ajv knows by their keys, with all that they call. */
export function declarationsOf(ajv: Ajv2020, keys: readonly string[]): Declarations {
  const all: Declared[] = [];
  const seen = new Set<string>();
  const functions = new Map<string, string>();
  for (const key of keys) {
    const source = sourceOf(ajv.getSchema(key));
    functions.set(key, source.validateName.str);
    add(source);
  }
  return { all, functions };

  /** Adds a function; what it mentions stands before it. */
  function add(source: SourceCode): void {
    const { str: name } = source.validateName;
    if (seen.has(name)) return;
    seen.add(name);
    for (const { str, prefix, value } of Object.values(source.scopeValues).flatMap(valuesIn)) {
      if (prefix === "validate") add(sourceOf(value?.ref as AnyValidateFunction));
      if (seen.has(str) || value === undefined) continue;
      seen.add(str);
      if (value.code !== undefined) all.push({ name: str, constant: value.code });
      else {
        // By this a function calls one that is not printed yet, as itself.
        const { validate, validateName } = value.ref as SchemaEnv;
        all.push({ name: str, constant: `{validate: ${validateName}}` });
        add(sourceOf(validate));
      }
    }
    all.push({ name, source });
  }
}

function valuesIn<T>(values: ReadonlySet<T> | undefined): T[] {
  return [...(values ?? [])];
}

function sourceOf(compiled: AnyValidateFunction | undefined): SourceCode {
  if (compiled?.source === undefined) throw new Error("Ajv no longer keeps what it prints");
  return compiled.source;
}

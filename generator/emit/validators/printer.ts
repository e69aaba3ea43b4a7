import { _, KeywordCxt, Name, nil } from "ajv";
import type { ValueScopeName } from "ajv/dist/compile/codegen/scope.js";
import { type SchemaCxt, SchemaEnv } from "ajv/dist/compile/index.js";
import type { JsonObject } from "../../pointer.ts";
import { plainStrings } from "../../templates/layout.ts";
import { data, errorCount, FunctionCode, found, path, type Tables } from "./function-code.ts";
import type { Mode } from "./judges.ts";
import { newAjv } from "./keywords/new-ajv.ts";
import { narrowed } from "./narrowed.ts";
import { withOwnErrors } from "./own-errors.ts";
import { ContentScope, contentKey, functionName } from "./scope.ts";

/** What a printed schema says was evaluated: names or a count where known, a variable where not. */
export type Evaluated = Pick<SchemaCxt, "props" | "items">;

/** A function as text, and what it mentions of the module around it. */
export interface PrintedFunction {
  text: string;
  mentions: readonly ValueScopeName[];
  tables: Tables;
  evaluated: Evaluated;
}

/** The features that cost time in every function, and are printed only for schemas that need them. */
export interface Needs {
  unevaluated: boolean;
  ownProperties: boolean;
}

/** Prints functions for schemas that refer to one another by their keys, each once. */
export interface Printer {
  /** Adds a schema; of two with one key the first is meant. */
  add(key: string, schema: JsonObject): void;
  /** The key of a schema without a name, which gets a function of its own. */
  hoist(schema: JsonObject): string;
  print(key: string): PrintedFunction;
  /** What a function evaluates; undefined while it is being printed. */
  evaluatedBy(key: string): Evaluated | undefined;
}

/** A new printer of fast functions, which return at the first failure, or of explaining ones. */
export function newPrinter(mode: Mode, { unevaluated, ownProperties }: Needs): Printer {
  const scope = new ContentScope({ scope: {} });
  const schemas = new Map<string, JsonObject>();
  const printed = new Map<string, PrintedFunction | undefined>();
  const printer: Printer = {
    add: (key, schema) => {
      if (!schemas.has(key)) schemas.set(key, mode === "fast" ? narrowed(schema) : schema);
    },
    hoist: (schema) => {
      const key = contentKey(schema);
      if (!schemas.has(key)) schemas.set(key, schema);
      return key;
    },
    print: (key) => printed.get(key) ?? printNow(key),
    evaluatedBy: (key) => (printed.has(key) ? printed.get(key) : printNow(key))?.evaluated,
  };
  const ajv = newAjv(mode, printer);
  Object.assign(ajv.opts, { unevaluated, ownProperties });
  return printer;

  function printNow(key: string): PrintedFunction {
    const schema = schemas.get(key);
    if (schema === undefined) throw new Error(`No schema has the key ${key}`);
    printed.set(key, undefined);
    const gen = new FunctionCode(scope, mode === "explain", ownProperties);
    if (mode === "explain") gen.addRules(schema, `${key}#`);
    const evaluated = withOwnErrors(mode, () => printFunction(gen, key, schema));
    gen.optimize();
    const known = unevaluated ? `${functionName(key)}.evaluated = ${staticPart(evaluated)};\n` : "";
    const made: PrintedFunction = {
      text: plainStrings(gen.toString() + known),
      mentions: Object.values(gen._values).flatMap((values) => [...(values ?? [])]),
      tables: gen.tables,
      evaluated,
    };
    printed.set(key, made);
    return made;
  }

  function printFunction(gen: FunctionCode, key: string, schema: JsonObject): Evaluated {
    const name = new Name(functionName(key));
    const parameters = mode === "fast" ? _`${data}` : _`${data}, ${path}, ${found}`;
    let evaluated: Evaluated = {};
    gen.func(name, parameters, false, () => {
      gen.let(errorCount, 0);
      const root = new KeywordCxt(contextOf(gen, key, schema, name), rootKeyword, "root");
      const place = { schemaPath: nil, topSchemaRef: unprintable, errSchemaPath: `${key}#` };
      evaluated = root.subschema({ schema, ...place }, gen.name("valid"));
      for (const kind of unevaluated ? (["props", "items"] as const) : []) {
        const variable = evaluated[kind];
        if (variable instanceof Name) gen.assign(_`${name}.evaluated.${new Name(kind)}`, variable);
      }
      gen.return(mode === "fast" ? true : _`${errorCount} === 0`);
    });
    return evaluated;
  }

  function contextOf(gen: FunctionCode, key: string, schema: JsonObject, name: Name) {
    return {
      gen,
      ...{ data, dataNames: [data], dataPathArr: [nil] },
      ...{ parentData: new Name("parentData"), parentDataProperty: 0 },
      ...{
        schema,
        schemaEnv: new SchemaEnv({ schema }),
        schemaPath: nil,
        rootId: key,
        baseId: key,
      },
      ...{ topSchemaRef: unprintable, errSchemaPath: `${key}#`, errorPath: _`""` },
      ...{ allErrors: true, dataLevel: 0, dataTypes: [], definedProperties: new Set<string>() },
      ...{ validateName: name, opts: ajv.opts, self: ajv },
    };
  }
}

/** Stands around a whole schema, as the keywords stand around theirs. */
const rootKeyword = { keyword: "root", type: [], schemaType: [], code: () => undefined };

/** Every value of a schema is printed where it is needed; a schema itself never is. */
const unprintable = new (class extends Name {
  override toString(): string {
    throw new Error("Ajv prints a schema, for a keyword that nothing here prints otherwise");
  }
})("schema");

function staticPart({ props, items }: Evaluated): string {
  const known = (one: Evaluated["props"] | Evaluated["items"]) =>
    one instanceof Name ? undefined : one;
  return JSON.stringify({ props: known(props), items: known(items) });
}

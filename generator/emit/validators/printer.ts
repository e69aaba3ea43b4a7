import { _, KeywordCxt, Name, nil } from "ajv";
import type { ValueScopeName } from "ajv/dist/compile/codegen/scope.js";
import { type SchemaCxt, SchemaEnv } from "ajv/dist/compile/index.js";
import type { JsonObject } from "../../openapi/pointer.ts";
import { narrowed } from "../../plan/narrowed.ts";
import { plainStrings } from "../../templates/layout.ts";
import { anyFunction, withoutUnused } from "../builds/annotate.ts";
import { data, errorCount, FunctionCode, found, path, type Tables } from "./function-code.ts";
import { alwaysEvaluated } from "./keywords/evaluated.ts";
import { newAjv } from "./keywords/new-ajv.ts";
import type { Mode } from "./named-validators.ts";
import { withOwnErrors } from "./own-errors.ts";
import { ContentScope, contentKey, functionName } from "./scope.ts";

/** The members and items that a schema evaluated, or the variable that contains them at run time. */
export type Evaluated = Pick<SchemaCxt, "props" | "items">;

/** A function as text. `mentions`: the functions and constants of the module that the text uses. */
export interface PrintedFunction {
  text: string;
  mentions: readonly ValueScopeName[];
  tables: Tables;
  evaluated: Evaluated;
}

const inherited = new RegExp(`"(${Object.getOwnPropertyNames(Object.prototype).join("|")})"`);

/** Whether a schema contains a name that every object inherits. A member with that name always seems present. */
const mentionsInherited = (schema: JsonObject) => inherited.test(JSON.stringify(schema));

/** Prints one function for each schema. Schemas refer to one another by key. */
export interface Printer {
  readonly mode: Mode;
  /** The printer of fast functions, which return only true or false. */
  readonly verdicts: Printer;
  /** Adds a schema; a second schema with the same key is ignored. */
  add(key: string, schema: JsonObject): void;
  /** Adds a schema without a name. @returns the key of the schema */
  hoist(schema: JsonObject): string;
  print(key: string): PrintedFunction;
  /** The members and items that a function evaluates; undefined while the function is being printed. */
  evaluatedBy(key: string): Evaluated | undefined;
}

/** A printer for each mode. Explaining functions also call fast functions. */
export type Printers = Readonly<Record<Mode, Printer>>;

/** New printers. With `unevaluated`, functions record the members and items that they evaluate. */
export function newPrinters(unevaluated: boolean): Printers {
  const fast = newPrinter("fast", unevaluated);
  return { fast, explain: newPrinter("explain", unevaluated, fast) };
}

function newPrinter(mode: Mode, unevaluated: boolean, verdicts?: Printer): Printer {
  const scope = new ContentScope({ scope: {} });
  const schemas = new Map<string, JsonObject>();
  const printed = new Map<string, PrintedFunction | undefined>();
  const shortened = mode === "fast" ? narrowed : (schema: JsonObject) => schema;
  const printer: Printer = {
    mode,
    get verdicts() {
      return verdicts ?? printer;
    },
    add: (key, schema) => {
      if (!schemas.has(key)) schemas.set(key, shortened(schema));
    },
    hoist: (schema) => {
      const short = shortened(schema);
      const key = contentKey(short);
      schemas.set(key, short);
      return key;
    },
    print: (key) => printed.get(key) ?? printNow(key),
    evaluatedBy: (key) => (printed.has(key) ? printed.get(key) : printNow(key))?.evaluated,
  };
  const ajv = newAjv(printer);
  const options = { ...ajv.opts, unevaluated, ownProperties: false };
  const ownOptions = { ...options, ownProperties: true };
  return printer;

  function printNow(key: string): PrintedFunction {
    const schema = schemas.get(key);
    if (schema === undefined) throw new Error(`No schema has the key ${key}`);
    printed.set(key, undefined);
    const opts = mentionsInherited(schema) ? ownOptions : options;
    const gen = new FunctionCode(scope, mode === "explain", opts);
    if (mode === "explain") gen.addRules(schema, `${key}#`);
    const evaluated = withOwnErrors(mode, () => printFunction(gen, key, schema));
    gen.optimize();
    const evaluation = `${functionName(key, mode)}.evaluated = /** @type {any} */ (${alwaysEvaluated(evaluated)});\n`;
    const made: PrintedFunction = {
      text: plainStrings(
        anyFunction + withoutUnused(gen.toString()) + (unevaluated ? evaluation : ""),
      ),
      mentions: Object.values(gen._values).flatMap((values) => [...(values ?? [])]),
      tables: gen.tables,
      evaluated,
    };
    printed.set(key, made);
    return made;
  }

  function printFunction(gen: FunctionCode, key: string, schema: JsonObject): Evaluated {
    const name = new Name(functionName(key, mode));
    const parameters = mode === "fast" ? _`${data}` : _`${data}, ${path}, ${found}`;
    let evaluated: Evaluated = {};
    gen.func(name, parameters, false, () => {
      gen.let(errorCount, 0);
      evaluated = printSchema(gen, key, schema);
      const { props, items } = unevaluated ? evaluated : {};
      if (props instanceof Name) gen.assign(_`${name}.evaluated.props`, props);
      if (items instanceof Name) gen.assign(_`${name}.evaluated.items`, items);
      gen.return(mode === "fast" ? true : _`${errorCount} === 0`);
    });
    return evaluated;
  }

  /** Prints a schema as Ajv prints a subschema; `around` is the context of the parent, which Ajv requires. */
  function printSchema(gen: FunctionCode, key: string, schema: JsonObject): SchemaCxt {
    const place = { schemaPath: nil, topSchemaRef: unprintable, errSchemaPath: `${key}#` };
    const around = {
      ...place,
      gen,
      data,
      schema,
      allErrors: true,
      parentData: new Name("parentData"),
      parentDataProperty: 0,
      dataNames: [data],
      dataPathArr: [nil],
      dataLevel: 0,
      dataTypes: [],
      definedProperties: new Set<string>(),
      validateName: new Name(functionName(key, mode)),
      schemaEnv: new SchemaEnv({ schema }),
      rootId: key,
      baseId: key,
      errorPath: _`""`,
      opts: gen.options,
      self: ajv,
    };
    const keyword = { keyword: "whole", type: [], schemaType: [], code: () => undefined };
    const context = new KeywordCxt(around, keyword, "whole");
    return context.subschema({ schema, ...place }, gen.name("valid"));
  }
}

/** Ajv's name for the whole schema. Printing this name throws, because modules do not contain whole schemas. */
const unprintable = new (class extends Name {
  override toString(): string {
    throw new Error(
      "Ajv printed a whole schema, because the printer has no code for a keyword of the schema",
    );
  }
})("schema");

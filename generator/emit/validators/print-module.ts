import { plainStrings } from "../../templates/layout.ts";
import { anyType } from "../builds/annotate.ts";
import { runtimeText } from "../runtime-parts.ts";
import type { Prepared } from "../schemas/prepare.ts";
import { errorBound, type Tables } from "./function-code.ts";
import type { Mode } from "./named-validators.ts";
import { newPrinters, type Printers } from "./printer.ts";
import { functionName } from "./scope.ts";

/** One module as text: its runtime functions, its code, and the function name for each exported name. */
export interface PrintedModule {
  runtime: string;
  code: string;
  functions: ReadonlyMap<string, string>;
  tables: Tables;
  bound: number;
}

/** The printers of a run, shared by all modules. The key states whether the schemas use `unevaluated…`. */
export type Pool = Map<boolean, Printers>;

/**
 * Prints validators for schemas, which may refer to one another by key. `fast` validators return only a
 * verdict. `explain` validators collect a bounded number of errors. The schema path of an error begins with
 * the schema's key.
 */
export function printModule(
  { schemas, keys }: Prepared,
  mode: Mode,
  pool: Pool = new Map(),
): PrintedModule {
  const printers = printersFor(schemas, pool);
  const started = new Set<string>();
  const lines = new Map<string, string>();
  const calls = new Set(mode === "explain" ? ["explainWith"] : []);
  const tables: Tables = { rules: {}, titles: {}, members: {} };
  for (const key of keys.values()) add(key, mode);
  const functions = new Map([...keys].map(([name, key]) => [name, functionName(key, mode)]));
  const runtime = runtimeText(calls);
  const code = anyType + [...lines.values()].join("\n");
  return { runtime, code, functions, tables, bound: errorBound };

  /** Adds a function after the functions and constants that it uses. */
  function add(key: string, mode: Mode): void {
    const name = functionName(key, mode);
    if (started.has(name)) return;
    started.add(name);
    const { text, mentions, tables: more } = printers[mode].print(key);
    for (const { str, prefix, value } of mentions) {
      if (prefix === "fast" || prefix === "explain") add(String(value?.ref), prefix);
      else if (prefix === "runtime") calls.add(str);
      else lines.set(str, plainStrings(`const ${str} = ${value?.code};`));
    }
    Object.assign(tables.rules, more.rules);
    Object.assign(tables.titles, more.titles);
    Object.assign(tables.members, more.members);
    lines.set(name, text.trimEnd());
  }
}

function printersFor(schemas: Prepared["schemas"], pool: Pool): Printers {
  const unevaluated = [...schemas.values()].some(needsUnevaluated);
  const printers = pool.get(unevaluated) ?? newPrinters(unevaluated);
  pool.set(unevaluated, printers);
  for (const [key, schema] of schemas) {
    for (const printer of [printers.fast, printers.explain]) printer.add(key, schema);
  }
  return printers;
}

const known = new WeakMap<object, boolean>();

function needsUnevaluated(schema: object): boolean {
  const needs =
    known.get(schema) ?? /"unevaluated(Items|Properties)":/.test(JSON.stringify(schema));
  known.set(schema, needs);
  return needs;
}

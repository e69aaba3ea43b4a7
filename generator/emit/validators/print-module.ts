import type { JsonObject } from "../../pointer.ts";
import { plainStrings } from "../../templates/layout.ts";
import type { Tables } from "./function-code.ts";
import type { Mode } from "./judges.ts";
import { type Needs, newPrinter, type Printer } from "./printer.ts";
import { functionName } from "./scope.ts";

/** The functions of one module as text, and what they need of the runtime. */
export interface PrintedModule {
  code: string;
  calls: readonly string[];
  tables: Tables;
}

/** The printers of a run: modules share what is printed. */
export type Pool = Map<string, Printer>;

/** Names that every object has from Object.prototype: a member of such a name would always seem present. */
const inherited = new RegExp(`"(${Object.getOwnPropertyNames(Object.prototype).join("|")})"`);

/**
 * Prints validators for some schemas, which may refer to one another by their keys. `fast` ones
 * stop at the first failure and describe nothing. `explain` ones collect errors, boundedly; their
 * schema paths begin with the key of the schema.
 */
export function printModule(
  schemas: ReadonlyMap<string, JsonObject>,
  wanted: readonly string[],
  mode: Mode,
  pool: Pool = new Map(),
): PrintedModule {
  const printer = printerFor(schemas, mode, pool);
  const { verdicts } = printer;
  const started = new Set<string>();
  const lines = new Map<string, string>();
  const calls = new Set<string>();
  const tables: Tables = { rules: new Map(), titles: new Map(), members: new Map() };
  for (const key of wanted) add(key, mode);
  return { code: [...lines.values()].join("\n"), calls: [...calls], tables };

  /** Adds a function behind what it mentions. */
  function add(key: string, mode: Mode): void {
    const name = functionName(key, mode);
    if (started.has(name)) return;
    started.add(name);
    const { text, mentions, tables: more } = (mode === "fast" ? verdicts : printer).print(key);
    for (const { str, prefix, value } of mentions) {
      if (prefix === "fast" || prefix === "explain") add(String(value?.ref), prefix);
      else if (prefix === "runtime") calls.add(str);
      else lines.set(str, plainStrings(`const ${str} = ${value?.code};`));
    }
    for (const [path, rule] of more.rules) tables.rules.set(path, rule);
    for (const [path, titles] of more.titles) tables.titles.set(path, titles);
    for (const [path, names] of more.members) tables.members.set(path, names);
    lines.set(name, text.trimEnd());
  }
}

function printerFor(schemas: ReadonlyMap<string, JsonObject>, mode: Mode, pool: Pool): Printer {
  const all = [...schemas.values()].map(needsOf);
  const unevaluated = all.some((needs) => needs.unevaluated);
  const ownProperties = all.some((needs) => needs.ownProperties);
  const printer = pooled(mode);
  for (const [key, schema] of schemas) printer.add(key, schema);
  return printer;

  function pooled(mode: Mode): Printer {
    const key = `${mode} ${unevaluated} ${ownProperties}`;
    const verdicts = mode === "fast" ? undefined : pooled("fast");
    const printer = pool.get(key) ?? newPrinter({ unevaluated, ownProperties }, verdicts);
    pool.set(key, printer);
    return printer;
  }
}

const known = new WeakMap<JsonObject, Needs>();

function needsOf(schema: JsonObject): Needs {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const text = JSON.stringify(schema);
  const needs = {
    unevaluated: /"unevaluated(Items|Properties)":/.test(text),
    ownProperties: inherited.test(text),
  };
  known.set(schema, needs);
  return needs;
}

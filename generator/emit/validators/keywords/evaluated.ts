import { _, type Code, type KeywordCxt, Name, stringify } from "ajv";
import type { Evaluated, Printer } from "../printer.ts";
import { runtimeFunction } from "../scope.ts";

type Part = "props" | "items";
const parts: readonly Part[] = ["props", "items"];

/**
 * The parts that a keyword can evaluate. A keyword for objects declares no variable for evaluated items: its code does
 * not run for arrays, so the variable would not be set. Likewise, a keyword for arrays declares none for members.
 */
function partsOf({ def }: KeywordCxt): readonly Part[] {
  const types = [def.type ?? []].flat();
  return parts.filter((part) => !types.includes(part === "props" ? "array" : "object"));
}

/** Declares variables for evaluated members and items. Each is a set, `true` for all, or undefined for none. */
export function noteEvaluated(context: KeywordCxt): void {
  const { gen, it } = context;
  if (!it.opts.unevaluated) return;
  for (const part of partsOf(context)) {
    if (it[part] !== true) it[part] = variableOf(gen, part, it[part]);
  }
}

/** Records the evaluated members and items. For use in a conditional block, call `noteEvaluated` before the block. */
export function merge(context: KeywordCxt, more: Evaluated): void {
  const { gen, it } = context;
  if (!it.opts.unevaluated) return;
  for (const part of partsOf(context)) {
    Object.assign(it, { [part]: sum<Evaluated[Part]>(gen, part, it[part], more[part]) });
  }
}

/**
 * Records the members and items that the last call of a schema's function evaluated. If they are unknown at print
 * time, generated code reads them from the function's `evaluated`.
 */
export function mergeCalled(context: KeywordCxt, printer: Printer, key: string, name: Code): void {
  if (!context.it.opts.unevaluated) return;
  const known = printer.evaluatedBy(key);
  const isKnown = known && parts.every((part) => !(known[part] instanceof Name));
  if (isKnown) merge(context, known);
  else {
    noteEvaluated(context);
    for (const part of parts) add(context, part, _`${name}.evaluated.${new Name(part)}`);
  }
}

/** Adds names or indexes to the variable for evaluated members or items, if it exists. */
export function add({ gen, it }: KeywordCxt, part: Part, more: Code): void {
  const known = it[part];
  if (known instanceof Name) {
    gen.assign(known, _`${runtimeFunction(gen, "addEvaluated")}(${known}, ${more})`);
  }
}

/** The initial value of a function's `evaluated`, as JSON: the members and items that every call evaluates. */
export function alwaysEvaluated(evaluated: Evaluated): string {
  const known = parts.map((part) => [part, listOf(evaluated[part])]);
  return JSON.stringify(Object.fromEntries(known));
}

function sum<T extends Evaluated[Part]>(gen: Gen, part: Part, known: T, more: T): T | Name | true {
  if (known === true || known === undefined) return known ?? more;
  if (more === undefined) return known;
  if (!(known instanceof Name) && !(more instanceof Name)) {
    if (more === true) return true;
    if (typeof known === "number") return Math.max(known, Number(more)) as T;
    return Object.assign({}, known, more);
  }
  const variable = variableOf(gen, part, known);
  const code = more instanceof Name ? more : stringify(listOf(more));
  gen.assign(variable, _`${runtimeFunction(gen, "addEvaluated")}(${variable}, ${code})`);
  return variable;
}

/** The variable for evaluated members or items. */
function variableOf(gen: Gen, part: Part, known: Evaluated[Part]): Name {
  if (known instanceof Name) return known;
  const list = listOf(known);
  return gen.var(part, list === undefined ? _`undefined` : _`new Set(${stringify(list)})`);
}

type Gen = KeywordCxt["gen"];

/** A list of names or indexes; `true` for all; undefined for none or for a variable. */
function listOf(known: Evaluated[Part]): (string | number)[] | true | undefined {
  if (known instanceof Name) return undefined;
  if (known === true || known === undefined) return known;
  return typeof known === "number" ? [...Array(known).keys()] : Object.keys(known);
}

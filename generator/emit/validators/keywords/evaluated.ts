import { _, type Code, type KeywordCxt, Name } from "ajv";
import { evaluatedPropsToName } from "ajv/dist/compile/util.js";
import type { Evaluated, Printer } from "../printer.ts";

/**
 * Makes sure that variables hold what is evaluated here: names and a count, or `true` for all. One
 * that another block declared is undefined where that block was not entered.
 */
export function noteEvaluated({ gen, it }: KeywordCxt): void {
  if (!it.opts.unevaluated) return;
  if (it.props instanceof Name) gen.assign(it.props, _`${it.props} || {}`);
  else if (it.props !== true) it.props = evaluatedPropsToName(gen, it.props);
  if (it.items instanceof Name) gen.assign(it.items, _`${it.items} || 0`);
  else if (it.items !== true) it.items = gen.var("items", it.items ?? 0);
}

/** Adds what a schema evaluated where a test holds; `noteEvaluated` comes before. */
export function mergeWhere(context: KeywordCxt, test: Name, evaluated: () => Evaluated): void {
  const { gen, it } = context;
  if (it.opts.unevaluated) gen.if(test, () => merge(context, evaluated()));
}

/** Adds what a schema evaluated. */
export function merge(context: KeywordCxt, evaluated: Evaluated): void {
  const { props: _props, items: _items, ...around } = context.it;
  context.mergeEvaluated({ ...around, ...evaluated });
}

/** What the function behind a key evaluates, where that does not depend on the data. */
export function knownOf(printer: Printer, key: string): Evaluated | undefined {
  const known = printer.evaluatedBy(key);
  return known?.props instanceof Name || known?.items instanceof Name ? undefined : known;
}

/** What a function evaluated that was just called, which stands beside it. */
export function notedBeside({ gen }: KeywordCxt, callee: Code): Evaluated {
  return {
    props: gen.var("props", _`${callee}.evaluated.props`),
    items: gen.var("items", _`${callee}.evaluated.items`),
  };
}

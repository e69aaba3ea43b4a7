import { _, type Code, type KeywordCxt, Name } from "ajv";
import { evaluatedPropsToName, mergeEvaluated } from "ajv/dist/compile/util.js";
import { isObject, type Json } from "../../../pointer.ts";
import type { Evaluated, Printer } from "../printer.ts";
import { functionOf } from "../scope.ts";

/**
 * A test whether the data fits a schema that is only tried: a call of a fast function, in an
 * explanation too. What the schema evaluates is merged where it fits; of another value, it is not.
 */
export function tried(
  context: KeywordCxt,
  { verdicts }: Printer,
  schema: Json,
  value?: Code,
): Code {
  if (!isObject(schema)) return _`${schema === true}`;
  const { gen, it } = context;
  const key = referenceOf(schema) ?? verdicts.hoist(schema);
  const callee = functionOf(gen, key, "fast");
  if (value !== undefined) return _`${callee}(${value})`;
  if (!it.opts.unevaluated) return _`${callee}(${context.data})`;
  const fits = gen.const("fits", _`${callee}(${context.data})`);
  mergeWhere(context, fits, () => evaluatedBy(context, verdicts, key, callee));
  return fits;
}

/** Merges what was evaluated where a test holds; before, it is known for certain what is noted so far. */
export function mergeWhere(context: KeywordCxt, test: Name, evaluated: () => Evaluated): void {
  const { gen, it } = context;
  if (!it.opts.unevaluated) return;
  if (it.props !== true && !(it.props instanceof Name))
    it.props = evaluatedPropsToName(gen, it.props);
  if (it.items !== true && !(it.items instanceof Name)) it.items = gen.var("items", it.items ?? 0);
  gen.if(test, () => merge(context, evaluated(), Name));
}

/** Adds to what is evaluated here; to a variable, where that is given. */
export function merge(
  { gen, it }: KeywordCxt,
  { props, items }: Evaluated,
  toName?: typeof Name,
): void {
  if (it.props !== true && props !== undefined) {
    it.props = mergeEvaluated.props(gen, props, it.props, toName);
  }
  if (it.items !== true && items !== undefined) {
    it.items = mergeEvaluated.items(gen, items, it.items, toName);
  }
}

/** What a function evaluated that was called: known now, or noted beside it when it returns. */
export function evaluatedBy(
  { gen }: KeywordCxt,
  printer: Printer,
  key: string,
  callee: Name,
): Evaluated {
  const known = printer.evaluatedBy(key);
  const read = (kind: string) => gen.var(kind, _`${callee}.evaluated.${new Name(kind)}`);
  const evaluated: Evaluated = { ...known };
  if (known === undefined || known.props instanceof Name) evaluated.props = read("props");
  if (known === undefined || known.items instanceof Name) evaluated.items = read("items");
  return evaluated;
}

/** The key that a schema refers to, if it does nothing else. */
export function referenceOf(schema: Json | undefined): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  return typeof schema.$ref === "string" ? schema.$ref : undefined;
}

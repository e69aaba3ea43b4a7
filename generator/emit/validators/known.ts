import type { Condition } from "./condition.ts";

/** What a variable holds: a value, or something unknown that is the same wherever it is copied. */
export type Value = number | boolean | symbol;

/** What is known at one place of a function: what its counters hold, and which tests of the data came out how. */
export interface Known {
  values: Map<string, Value>;
  facts: Map<string, boolean>;
}

/** The counters and marks with which Ajv notes whether something failed. */
export const counter = /\b(?:errors|_errs\d+|_?valid\d+)\b/;

/** Tests of the data that come out alike however often they are made. */
const path = String.raw`data\d*(?:\.\w+|\["(?:[^"\\]|\\.)*"\])*`;
const lasting = new RegExp(
  String.raw`^(?:${path}|Array\.isArray\(${path}\)|isNaN\(${path}\)|${path} === undefined|typeof ${path} ===? "\w+")$`,
);

/** The name under which a test of the data is remembered; undefined of one that may come out otherwise later. */
export function factOf(text: string): string | undefined {
  if (!lasting.test(text)) return undefined;
  return text.startsWith("typeof") ? text.replace(" == ", " === ") : text;
}

/** A copy to go on with in one of two branches. */
export function copyOf({ values, facts }: Known): Known {
  return { values: new Map(values), facts: new Map(facts) };
}

/** Adds what follows from how a condition came out. */
export function assume(known: Known, condition: Condition, outcome: boolean): void {
  if (condition.kind === "not") assume(known, condition.of, !outcome);
  else if (condition.kind === "is") {
    const fact = factOf(condition.text);
    if (fact !== undefined) known.facts.set(fact, outcome);
  } else if (outcome === (condition.kind === "all")) {
    for (const one of condition.of) assume(known, one, outcome);
  }
}

/** What holds whichever of two ways was taken, both of which it uses up; undefined is a way that ends before. */
export function either(a: Known | undefined, b: Known | undefined): Known | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  for (const [name, one] of a.values) {
    if (one !== b.values.get(name)) a.values.set(name, Symbol(name));
  }
  for (const name of b.values.keys()) {
    if (!a.values.has(name)) a.values.set(name, Symbol(name));
  }
  for (const [fact, outcome] of a.facts) {
    if (b.facts.get(fact) !== outcome) a.facts.delete(fact);
  }
  return a;
}

import type { Json } from "./vector.ts";

/** Values of placeholders, by name: earlier responses, the account's identifier, and a unique number. */
export type Scope = { readonly [name: string]: Json };

const whole = /^\{\{([\w.]+)\}\}$/;
const anywhere = /\{\{([\w.]+)\}\}/g;

/**
 * A copy of `value` with each {{path}} replaced by `named(path)`. A string that is only a placeholder becomes
 * `named(path)` itself, which can have any type.
 */
export function filled(value: Json, named: (path: string) => Json): Json {
  if (typeof value === "string") {
    const path = whole.exec(value)?.[1];
    if (path !== undefined) return named(path);
    return value.replace(anywhere, (_, inner: string) => String(named(inner)));
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, named));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one, named)]));
}

/** Returns a function that finds the value of a path in the scope, and throws for an unknown path. */
export function within(scope: Scope): (path: string) => Json {
  return (path) => {
    let value: Json | undefined = scope;
    for (const part of path.split(".")) {
      value = typeof value === "object" && value !== null ? (value as Scope)[part] : undefined;
    }
    if (value === undefined) throw new Error(`{{${path}}} has no value`);
    return value;
  };
}

/** Returns 1 for every placeholder; serves tests in which only the value's type matters. */
export const standIn = (): Json => 1;

import type { Json } from "./vector.ts";

/** Values that placeholders may refer to, by name: earlier responses, and the account's identifier. */
export type Scope = { readonly [name: string]: Json };

const whole = /^\{\{([\w.]+)\}\}$/;
const anywhere = /\{\{([\w.]+)\}\}/g;

/** A copy of `value` with every {{path}} replaced; a placeholder that is a whole string keeps the type of its value. */
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

/** Returns a function from a path to its value in the scope; it throws for an unknown path. */
export function within(scope: Scope): (path: string) => Json {
  return (path) => {
    let value: Json | undefined = scope;
    for (const part of path.split(".")) {
      value = typeof value === "object" && value !== null ? (value as Scope)[part] : undefined;
    }
    if (value === undefined) throw new Error(`nothing is known as {{${path}}}`);
    return value;
  };
}

/** Gives the identifier 1 for every placeholder, where only the type of the value matters. */
export const standIn = (): Json => 1;

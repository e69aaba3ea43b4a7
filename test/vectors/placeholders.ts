import type { Json } from "./vector.ts";

/** Answers by name, and the account's identifier, that placeholders may refer to. */
export type Scope = { readonly [name: string]: Json };

const whole = /^\{\{([\w.]+)\}\}$/;
const anywhere = /\{\{([\w.]+)\}\}/g;

/** A copy of `value` with every {{path}} replaced; one that is a whole string keeps the type of what it names. */
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

/** What a path names among the answers so far. */
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

/** Stands for an identifier that nobody has given, where only its type matters. */
export const standIn = (): Json => 1;

import { setMember } from "./shapes.ts";

/** The defaults that a schema declares, at any depth. */
export interface DefaultShape {
  /** The members that are added if missing, each with its default value. */
  readonly values?: readonly (readonly [name: string, value: unknown])[];
  readonly members?: readonly (readonly [name: string, shape: DefaultShape])[];
  /** The shapes of list items; each shape applies from an index to the end of the list. */
  readonly items?: readonly (readonly [from: number, shape: DefaultShape])[];
  /** The names of models whose defaults also apply to the value of this shape. */
  readonly models?: readonly string[];
}

/** The defaults of models, by name; a model may contain itself. */
export type DefaultTable = Readonly<Record<string, DefaultShape>>;

/** Adds the defaults to a valid value, in place. Each default already contains the defaults of its own members. */
export function fillDefaults(value: unknown, shape: DefaultShape, table: DefaultTable = {}): void {
  if (typeof value !== "object" || value === null) return;
  for (const model of shape.models ?? []) {
    const behind = table[model];
    if (behind !== undefined) fillDefaults(value, behind, table);
  }
  if (Array.isArray(value)) {
    for (const [from, inner] of shape.items ?? []) {
      for (const item of value.slice(from)) fillDefaults(item, inner, table);
    }
    return;
  }
  const object = value as Record<string, unknown>;
  for (const [name, inner] of shape.members ?? []) {
    if (Object.hasOwn(object, name)) fillDefaults(object[name], inner, table);
  }
  for (const [name, initial] of shape.values ?? []) {
    if (!Object.hasOwn(object, name)) setMember(object, name, structuredClone(initial));
  }
}

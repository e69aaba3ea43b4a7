import type { Json } from "./vector.ts";

/**
 * A copy of `value`. `set` contains new values by JSON Pointer; `drop` contains the pointers of values to delete.
 * Throws if a parent object or array is missing, or if an item to replace or a value to delete is missing.
 */
export function patched(
  value: Json,
  set: Readonly<Record<string, Json>> = {},
  drop: readonly string[] = [],
): Json {
  const root: { [member: string]: Json } = { "": structuredClone(value) };
  for (const [pointer, member] of Object.entries(set)) put(root, pointer, structuredClone(member));
  for (const pointer of drop) take(root, pointer);
  return root[""] as Json;
}

function put(root: Json, pointer: string, member: Json): void {
  const { parent, key } = place(root, pointer);
  if (!Array.isArray(parent)) parent[key] = member;
  else if (key === "-") parent.push(member);
  else if (Number(key) < parent.length) parent[Number(key)] = member;
  else throw new Error(`${pointer}: there is no such item`);
}

function take(root: Json, pointer: string): void {
  const { parent, key } = place(root, pointer);
  if (!(key in parent)) throw new Error(`${pointer}: there is nothing to drop`);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}

/** The value at a pointer; null if the value is missing. */
export function valueAt(value: Json, pointer: string): Json {
  const path = segments(pointer).slice(1);
  let found: Json | undefined = value;
  for (const part of path) {
    if (typeof found !== "object" || found === null) return null;
    found = (found as { [member: string]: Json })[part];
  }
  return found ?? null;
}

/** The object or array that contains the value of a pointer, and the key of the value. */
function place(
  root: Json,
  pointer: string,
): { parent: Json[] | { [member: string]: Json }; key: string } {
  const path = segments(pointer);
  const key = path.pop() ?? "";
  let parent = root;
  for (const part of path) {
    const next = (parent as { [member: string]: Json })[part];
    if (typeof next !== "object" || next === null) throw new Error(`${pointer}: no ${part}`);
    parent = next;
  }
  return { parent: parent as Json[] | { [member: string]: Json }, key };
}

function segments(pointer: string): string[] {
  return pointer.split("/").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { endOfString } from "./json.ts";

/** A name that an object of a JSON text has twice; undefined where there is none. `value` is the parsed text. */
export function findRepeatedName(text: string, value: unknown): string | undefined {
  return countNames(text) === countMembers(value) ? undefined : locate(text);
}

function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    at = endOfString(text, at);
    if (isName(text, at)) count++;
  }
  return count;
}

function countMembers(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countMembers(item);
  } else {
    // Where an object has very many members, Object.values takes three times as long.
    for (const name in value) count += 1 + countMembers(value[name as keyof object]);
  }
  return count;
}

function locate(text: string): string | undefined {
  // The names of each open object; an array has none.
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "{") open.push(new Set());
    else if (character === "[") open.push(undefined);
    else if (character === "}" || character === "]") open.pop();
    else if (character === '"') {
      const end = endOfString(text, at);
      const names = open.at(-1);
      if (names !== undefined && isName(text, end)) {
        const name = String(JSON.parse(text.slice(at, end + 1)));
        if (names.has(name)) return name;
        names.add(name);
      }
      at = end;
    }
  }
  return undefined;
}

/** Whether a colon follows the string that ends here. */
function isName(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at++;
  return text.charCodeAt(at) === 0x3a;
}

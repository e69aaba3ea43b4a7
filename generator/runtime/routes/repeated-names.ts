import { endOfString } from "./json.ts";

/**
 * The first repeated name in an object of a JSON text, if any. `members` is the number of members
 * in all objects of the parsed value. `JSON.parse` keeps only the last of the members with a
 * repeated name.
 */
export function findRepeatedName(text: string, members: number): string | undefined {
  return mostNames(text) === members ? undefined : locate(text);
}

/** An upper bound of the number of names: counts each colon after a quote, including colons in strings. */
function mostNames(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon !== -1; colon = text.indexOf(":", colon + 1)) {
    let before = colon - 1;
    while (text.charCodeAt(before) <= 0x20) before--;
    if (text.charCodeAt(before) === 0x22) count++;
  }
  return count;
}

function locate(text: string): string | undefined {
  // The names of each open object; undefined for an open array.
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

/** Whether a colon follows the string that ends at `end`. */
function isName(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at++;
  return text.charCodeAt(at) === 0x3a;
}

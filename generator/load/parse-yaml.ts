import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, visit } from "yaml";
import { type Json, segmentsOf } from "../pointer.ts";
import type { Parsed } from "./source.ts";

/** Parses a YAML text (JSON is YAML too) of one document; aliases and merge keys are resolved. */
export function parseYaml(text: string): Parsed {
  const document = parseDocument(text, { prettyErrors: false, merge: true });
  const errors = document.errors.map((error) => ({
    message: said[error.code] ?? error.message.split("\n")[0] ?? error.message,
    offset: error.pos[0],
  }));
  errors.push(...endlessAliases(document));
  let data: Json | undefined;
  try {
    data = errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 10_000 });
  } catch (error) {
    const message = error instanceof Error ? error.message : "the aliases cannot be resolved";
    errors.push({ message, offset: 0 });
  }
  return { data, errors, offsetOf: (pointer) => offsetOf(document.contents, pointer) };
}

/** What the parser says to programmers, said to authors. */
const said: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: "the file holds more than one document",
  RESOURCE_EXHAUSTION: "this is nested too deeply",
};

/** Aliases inside of what they name: the value would never end. */
function endlessAliases(document: Document.Parsed): { message: string; offset: number }[] {
  const found: { message: string; offset: number }[] = [];
  visit(document, {
    Alias(_key, alias, path) {
      const named = alias.resolve(document);
      if (named === undefined || !path.includes(named)) return;
      const message = `the alias ${alias.source} stands inside of what it names`;
      found.push({ message, offset: alias.range?.[0] ?? 0 });
    },
  });
  return found;
}

function offsetOf(root: unknown, pointer: string): number {
  let node = root;
  let offset = (root as Node | null)?.range?.[0] ?? 0;
  for (const segment of segmentsOf(pointer)) {
    if (isMap(node)) {
      const pair = node.items.find((item) => keyText(item.key) === segment);
      if (pair === undefined) return offset;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(segment)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else {
      return offset;
    }
  }
  return offset;
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

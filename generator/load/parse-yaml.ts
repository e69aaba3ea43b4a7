import { createRequire } from "node:module";
import type { Document, Node } from "yaml";
import { type Json, segmentsOf } from "../openapi/pointer.ts";
import type { Places } from "./plain-yaml/lines.ts";
import { readPlainYaml } from "./plain-yaml/plain-yaml.ts";
import type { Parsed } from "./source.ts";

const require = createRequire(import.meta.url);

/**
 * Parses a YAML or JSON text of one document. `readPlainYaml` reads common syntax. The package `yaml`, a much
 * slower parser, reads texts with errors or rare syntax. After `readPlainYaml`, the first call of `offsetOf` reads the
 * text again, to find the offset of each value.
 */
export function parseYaml(text: string): Parsed {
  const plain = readPlainYaml(text);
  if (plain === undefined) return parseAnyYaml(text);
  let find: Parsed["offsetOf"] | undefined;
  return {
    data: plain.data,
    errors: [],
    offsetOf: (pointer) => {
      // An aliased value has several places, which only the package `yaml` distinguishes.
      find ??= plain.aliases > 0 ? parseAnyYaml(text).offsetOf : placesIn(text);
      return find(pointer);
    },
  };
}

function placesIn(text: string): Parsed["offsetOf"] {
  const places: Places = new Map();
  // The text is read again, because the data of the first reading may have been modified.
  const { data, start } = readPlainYaml(text, places) ?? { data: null, start: 0 };
  return (pointer) => {
    let value: Json = data;
    let offset = start;
    for (const segment of segmentsOf(pointer)) {
      const here = places.get(value)?.get(segment);
      if (here === undefined) return offset;
      offset = here;
      value = Reflect.get(Object(value), segment);
    }
    return offset;
  };
}

/** Parses any YAML text of one document; aliases and merge keys are resolved. */
export function parseAnyYaml(text: string): Parsed {
  const document = yaml().parseDocument(text, { prettyErrors: false, merge: true });
  const errors = independent(document.errors).map((error) => ({
    message: messageOf(error),
    offset: error.pos[0],
  }));
  errors.push(...wrongNodes(document));
  let data: Json | undefined;
  try {
    data = errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 10_000 });
  } catch (error) {
    const message = error instanceof Error ? error.message : "the aliases cannot be resolved";
    errors.push({ message, offset: 0 });
  }
  return { data, errors, offsetOf: (pointer) => offsetOf(document.contents, pointer) };
}

let loaded: typeof import("yaml") | undefined;

/** The package `yaml`, loaded on first use, because most texts do not need it. */
function yaml(): typeof import("yaml") {
  // Node caches a package's path only for the module that loads the package first. In every other module, each
  // `require` resolves the path again, so `loaded` keeps the package.
  loaded ??= require("yaml") as typeof import("yaml");
  return loaded;
}

/**
 * Omits errors that an earlier error may have caused. Keeps the first error other than a duplicate key, and the
 * duplicate keys before that error. If all errors are duplicate keys, keeps all.
 */
function independent(errors: Document.Parsed["errors"]): Document.Parsed["errors"] {
  const [first] = errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  if (first === undefined) return errors;
  return [
    first,
    ...errors.filter(({ code, pos }) => code === "DUPLICATE_KEY" && pos[0] < first.pos[0]),
  ];
}

function messageOf({ code, message }: Document.Parsed["errors"][number]): string {
  if (code === "MISSING_CHAR" && message.startsWith("Missing closing")) return openText;
  return messages[code] ?? message.split("\n")[0] ?? message;
}

// The parser ends a quoted text at a line that is not indented enough, even if a later line has the closing quote.
const openText =
  "this quoted text has no closing quote, or its next line is not indented more than its key";

/** Messages that replace the parser's own, by error code. */
const messages: Readonly<Record<string, string>> = {
  MULTIPLE_DOCS: "the file contains more than one YAML document",
  RESOURCE_EXHAUSTION: "the value is nested too deeply",
};

/**
 * Finds each key that is a list or an object, each alias without an anchor before it, and each alias inside the
 * value that it names. Such a value would be infinite. After a syntax error other than a duplicate key, missing
 * anchors are not reported, because the error may hide an anchor.
 */
function wrongNodes(document: Document.Parsed): { message: string; offset: number }[] {
  const isWhole = document.errors.every(({ code }) => code === "DUPLICATE_KEY");
  const found: { message: string; offset: number }[] = [];
  yaml().visit(document, {
    Pair(_key, { key }) {
      const named = yaml().isAlias(key) ? key.resolve(document) : key;
      if (!yaml().isCollection(named)) return;
      const offset = (key as Node).range?.[0] ?? 0;
      found.push({ message: "a key cannot be a list or an object", offset });
    },
    Alias(_key, alias, path) {
      const offset = alias.range?.[0] ?? 0;
      const named = alias.resolve(document);
      if (named !== undefined && path.includes(named)) {
        found.push({
          message: `the alias ${alias.source} is inside the value that it names`,
          offset,
        });
      } else if (named === undefined && isWhole) {
        found.push({ message: `the alias ${alias.source} has no anchor before it`, offset });
      }
    },
  });
  return found;
}

function offsetOf(root: unknown, pointer: string): number {
  const { isMap, isSeq } = yaml();
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
  return yaml().isScalar(key) ? String(key.value) : String(key);
}

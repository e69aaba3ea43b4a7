import type { Json } from "../../pointer.ts";
import { plainStrings } from "../../templates/layout.ts";
import { printBlocks, readBlocks } from "./blocks.ts";
import { withoutCaptures } from "./captures.ts";
import { judgeOfFormat } from "./formats.ts";
import { type Shortened, shortenFunctions } from "./functions.ts";
import { switchNames, valueAt } from "./names.ts";
import { reword } from "./wordings.ts";

/** The functions of one module as text: what they call of the runtime, their code, and the one behind each wanted name. */
export interface Compiled {
  calls: string[];
  code: string;
  functions: ReadonlyMap<string, string>;
}

/** Errors after which an explaining validator stops looking: each loop that found as many ends there. */
export const errorBound = 400;

const runtimeOf: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': "codePoints",
  'require("ajv/dist/runtime/equal").default': "equal",
};

const patternLine = /^(const pattern\d+ = new RegExp\()(".*")(, "u"\);)$/;

function uncaptured(_: string, start: string, pattern: string, end: string): string {
  return start + JSON.stringify(withoutCaptures(JSON.parse(pattern))) + end;
}

/** Turns what Ajv printed into the body of a plain module: no `require`, no export, no unused schema. */
export function tidy(
  printed: string,
  wanted: readonly string[],
  mode: "fast" | "explain",
  before: Shortened,
): Compiled {
  /** What is called of the runtime, by the names that Ajv gave it. */
  const runtime = new Map<string, string>();
  const functions = new Map<string, string>();
  const lines: string[] = [];
  const formats = new Map<string, string>();
  for (const line of printed.split("\n")) {
    if (!/^(?:const |export |"use strict")/.test(line)) {
      lines.push(line);
      continue;
    }
    const exported = /^(?:"use strict";)?export const export_(\d+) = (\w+);$/.exec(line);
    const required = /^const (\w+) = (require\("[^"]+"\)\.\w+);$/.exec(line);
    const format = /^const (formats\d+) = formats(?:\.(\w+)|\["([\w-]+)"\]);$/.exec(line);
    if (exported !== null) {
      functions.set(wanted[Number(exported[1])] ?? "", exported[2] ?? "");
    } else if (required !== null) {
      runtime.set(required[1] ?? "", runtimeName(required[2] ?? ""));
    } else if (format !== null) {
      const judge = judgeOfFormat(format[2] ?? format[3] ?? "");
      formats.set(format[1] ?? "", judge);
      lines.push(`const ${format[1]} = ${judge};`);
    } else if (line !== '"use strict";') {
      lines.push(line.replace(patternLine, uncaptured));
    }
  }
  const kept = dropUnused(shortened(lines, mode, before)).join("\n");
  // Ajv calls a format of ajv-formats as a method.
  const called = kept.replace(/"(?:[^"\\]|\\.)*"|\b(formats\d+)\.validate\(/g, (found, name) =>
    formats.has(name) ? `${name}(` : found,
  );
  const { code, rename } = renumber(plainStrings(reword(called, mode)), runtime);
  for (const [key, name] of functions) functions.set(key, rename(name));
  if (/\brequire\(/.test(code.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) {
    throw new Error("Ajv printed a require() that nothing here replaces");
  }
  const used = [...runtime].filter(([local]) => new RegExp(`\\b${local}\\b`).test(called));
  const judges = [...formats.values()].map((judge) => judge.replace(/\(.*/, ""));
  return { calls: [...used.map(([, name]) => name), ...judges], code, functions };
}

/** The lines of the functions of a module, made short; see there. */
function shortened(
  lines: readonly string[],
  mode: "fast" | "explain",
  before: Shortened,
): string[] {
  const schemas = new Map(
    lines.flatMap((line): [string, Json][] => {
      if (!line.startsWith("const schema")) return [];
      const [, name, json] = /^const (schema\d+) = (\{.*\});$/.exec(line) ?? [];
      return name === undefined || json === undefined ? [] : [[name, JSON.parse(json)]];
    }),
  );
  const to: string[] = [];
  printBlocks(switchNames(shortenFunctions(readBlocks(lines), mode, before), schemas), to);
  if (mode === "fast") return to;
  return to.map((line) =>
    bounded(line.startsWith("found.push(") ? spelledOut(line, schemas) : line),
  );
}

/** A string, the regular expression of a format (it may hold quotes), or a name with a number. */
const numbered =
  /"(?:[^"\\]|\\.)*"|(?<=^const formats\d+ = )\/.*\/[a-z]*;$|(?<![.\w$])(?:validate|schema|pattern|func|formats|wrapper|root)\d+\b/gm;

/** Numbers the names of a module in the order in which they appear, so that it depends on nothing outside; some have `given` names. */
function renumber(
  code: string,
  given: ReadonlyMap<string, string>,
): { code: string; rename(name: string): string } {
  const names = new Map(given);
  const counts = new Map<string, number>();
  const rename = (name: string): string => {
    const before = names.get(name);
    if (before !== undefined) return before;
    const prefix = name.replace(/\d+$/, "");
    const count = counts.get(prefix) ?? 0;
    counts.set(prefix, count + 1);
    names.set(name, prefix + count);
    return prefix + count;
  };
  const renamed = code.replace(numbered, (token) => (/^["/]/.test(token) ? token : rename(token)));
  return { code: renamed, rename };
}

function runtimeName(required: string): string {
  const own = /^require\("\.\/runtime\/\w+\.js"\)\.(\w+)$/.exec(required);
  const name = own === null ? runtimeOf[required] : own[1];
  if (name === undefined) throw new Error(`Ajv printed ${required}, which nothing here replaces`);
  return name;
}

/**
 * Ends a loop once it has found enough. It counts only its own errors, so the verdict stays the
 * same wherever the loop stands. Strings never span lines, so a line's start is code.
 */
function bounded(line: string): string {
  if (!line.startsWith("for(")) return line;
  return line
    .replace(
      /^for\(let (\w+)=(\d+); \1<(\w+); \1\+\+\)\{$/,
      `for(let $1=$2, $1_=errors; $1<$3 && errors-$1_<${errorBound}; $1++){`,
    )
    .replace(
      /^for\(const (\w+) in (\w+)\)\{$/,
      `const $1_=errors;\n$&if(errors-$1_>=${errorBound})break;`,
    );
}

/** An error in which the values of a schema stand themselves, so that the schema need not be printed. */
function spelledOut(line: string, schemas: ReadonlyMap<string, Json>): string {
  return line.replace(
    /"(?:[^"\\]|\\.)*"|\b(schema\d+)((?:\.\w+|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+)/g,
    (text, name, path) =>
      name === undefined ? text : JSON.stringify(valueAt(schemas, name, path)),
  );
}

/** Ajv prints every schema as a constant; only those that an error or a loop refers to are needed. */
function dropUnused(lines: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const [name] of lines.join("\n").matchAll(/\b(?:schema|func)\d+\b/g)) {
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return lines.filter((line) => {
    const constant = /^const ((?:schema|func)\d+) = /.exec(line)?.[1];
    return constant === undefined || (uses.get(constant) ?? 0) > 1;
  });
}

import type { SourceCode } from "ajv/dist/types/index.js";
import type { Json } from "../../openapi/pointer.ts";
import { plainStrings } from "../../templates/layout.ts";
import type { Declarations, Declared } from "./ajv-order.ts";
import { printBlocks, readBlocks } from "./blocks.ts";
import { withoutCaptures } from "./captures.ts";
import type { Conditions } from "./condition.ts";
import { judgeOfFormat } from "./formats.ts";
import { shortenFunctions } from "./functions.ts";
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

/** What is remembered while one Ajv prints modules: many of them hold the same functions, under the same names. */
export interface Tidied {
  parts: Map<string, Part>;
  conditions: Conditions;
}

/** A function or a constant as it stands in every module, but for the numbers in its names. */
interface Part {
  /** Code and, at the odd places, the names in it; none where the runtime holds it. */
  pieces: readonly string[];
  /** What it is, or calls, of the runtime. */
  call?: string;
  /** What it mentions of that which stands only where it is mentioned; undefined where it is such a thing itself. */
  mentions: readonly string[] | undefined;
}

/** Turns what Ajv printed into the body of a plain module: no `require`, no export, no unused schema. */
export function tidy(
  { all, functions }: Declarations,
  mode: "fast" | "explain",
  tidied: Tidied,
): Compiled {
  const parts = all.map((declared) => {
    const part = tidied.parts.get(declared.name) ?? partOf(declared, mode, tidied.conditions);
    tidied.parts.set(declared.name, part);
    return [declared.name, part] as const;
  });
  const mentioned = new Set(parts.flatMap(([, { mentions = [] }]) => mentions));
  const wanted = parts.filter(([name, { mentions }]) => mentions || mentioned.has(name));
  const { code, rename } = number(wanted);
  return {
    calls: wanted.flatMap(([, { call }]) => (call === undefined ? [] : [call])),
    code,
    functions: new Map([...functions].map(([key, name]) => [key, rename(name)])),
  };
}

function partOf(declared: Declared, mode: "fast" | "explain", conditions: Conditions): Part {
  if ("source" in declared) {
    const code = plainStrings(reword(functionCode(declared.source, mode, conditions), mode));
    return { pieces: piecesOf(code), mentions: code.match(/\b(?:schema|func)\d+\b/g) ?? [] };
  }
  const { name } = declared;
  const value = String(declared.constant);
  if (value.startsWith("require("))
    return { pieces: [], call: runtimeName(value), mentions: undefined };
  const format = /^formats(?:\.(\w+)|\["([\w-]+)"\])$/.exec(value);
  if (format !== null) {
    const judge = judgeOfFormat(format[1] ?? format[2] ?? "");
    const pieces = piecesOf(`const ${name} = ${judge};`);
    return { pieces, call: judge.replace(/\(.*/, ""), mentions: [] };
  }
  const line = plainStrings(`const ${name} = ${value};`.replace(patternLine, uncaptured));
  return { pieces: piecesOf(line), mentions: /^(?:schema|func)/.test(name) ? undefined : [] };
}

/** The code of a function, made short. */
function functionCode(
  { validateCode, scopeValues, evaluated, validateName }: SourceCode,
  mode: "fast" | "explain",
  conditions: Conditions,
): string {
  const schemas = new Map(
    [...(scopeValues.schema ?? [])].map(({ str, value }) => [str, value?.ref as Json]),
  );
  const lines: string[] = [];
  const read = shortenFunctions(readBlocks(validateCode.split("\n")), mode, conditions);
  printBlocks(switchNames(read, schemas), lines);
  if (evaluated !== undefined) lines.push(`${validateName}.evaluated = ${evaluated};`);
  const printed = mode === "fast" ? lines : lines.map((line) => bounded(spelledOut(line, schemas)));
  // Ajv calls a format of ajv-formats as a method.
  const code = printed
    .join("\n")
    .replace(/"(?:[^"\\]|\\.)*"|\b(formats\d+)\.validate\(/g, (found, name) =>
      name === undefined ? found : `${name}(`,
    );
  if (/\brequire\(/.test(code.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) {
    throw new Error("Ajv printed a require() that nothing here replaces");
  }
  return code;
}

/** A string, the regular expression of a format (it may hold quotes), or a name with a number. */
const numbered =
  /"(?:[^"\\]|\\.)*"|(?<=^const formats\d+ = )\/.*\/[a-z]*;$|(?<![.\w$])(?:validate|schema|pattern|func|formats|wrapper|root)\d+\b/gm;

/** Some code, split before and behind each name with a number. */
function piecesOf(code: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: name, index } of code.matchAll(numbered)) {
    if (/^["/]/.test(name)) continue;
    pieces.push(code.slice(start, index), name);
    start = index + name.length;
  }
  return [...pieces, code.slice(start)];
}

/** Numbers the names of a module in the order in which they appear, so that it depends on nothing outside; the runtime has names of its own. */
function number(parts: readonly (readonly [string, Part])[]): {
  code: string;
  rename(name: string): string;
} {
  const names = new Map<string, string>();
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
  for (const [name, { pieces, call }] of parts) {
    if (pieces.length === 0 && call !== undefined) names.set(name, call);
  }
  const printed = parts.flatMap(([, { pieces }]) =>
    pieces.length === 0
      ? []
      : [pieces.map((piece, index) => (index % 2 === 1 ? rename(piece) : piece)).join("")],
  );
  return { code: printed.join("\n"), rename };
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
  if (!line.startsWith("found.push(")) return line;
  return line.replace(
    /"(?:[^"\\]|\\.)*"|\b(schema\d+)((?:\.\w+|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+)/g,
    (text, name, path) =>
      name === undefined ? text : JSON.stringify(valueAt(schemas, name, path)),
  );
}

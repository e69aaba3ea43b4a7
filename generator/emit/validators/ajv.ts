import { _, Name, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import errors from "ajv/dist/compile/errors.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { keywords } from "../../keywords/keywords.ts";
import type { JsonObject } from "../../pointer.ts";

// The only file that touches Ajv's internals; Ajv is pinned, and a test fails when they move.

/** What a piece of generated code needs from the runtime: a local name for an export of a file. */
export interface Import {
  local: string;
  name: string;
  file: string;
}

/** The functions of one module as text: what it imports, its code, and the function behind each wanted name. */
export interface Compiled {
  imports: Import[];
  code: string;
  functions: ReadonlyMap<string, string>;
}

/** Errors after which an explaining validator stops looking: each loop ends there. */
export const errorBound = 400;

/**
 * Prints validators for some schemas, which may refer to one another by their keys.
 * `fast` ones stop at the first failure and describe nothing; `explain` ones collect errors,
 * boundedly, whose `schemaPath` begins with the key of the schema.
 */
export function compileSchemas(
  schemas: ReadonlyMap<string, JsonObject>,
  wanted: readonly string[],
  mode: "fast" | "explain",
): Compiled {
  const ajv = new Ajv2020(options(mode));
  const text = JSON.stringify([...schemas.values()]);
  // These two cost time in every function and are needed only by the keywords of their names.
  ajv.opts.unevaluated = /"unevaluated(Items|Properties)":/.test(text);
  ajv.opts.dynamicRef = /"\$dynamicRef":/.test(text);
  // A member named like one of Object.prototype would otherwise always seem present.
  ajv.opts.ownProperties =
    /"(constructor|toString|valueOf|hasOwnProperty|__proto__|isPrototypeOf)"/.test(text);
  addFormats.default(ajv, { mode: "full", keywords: false });
  for (const keyword of keywords.values()) {
    if (keyword.decides !== undefined) addDecidingKeyword(ajv, keyword.name, keyword.decides);
  }
  for (const [key, schema] of schemas) {
    ajv.addSchema(schema, key);
    const environment = ajv.schemas[key];
    if (environment !== undefined) environment.schemaPath = `${key}#`;
  }
  const names = Object.fromEntries(wanted.map((key, index) => [`export_${index}`, key]));
  const printed = withoutDescriptions(mode, () => standalone.default(ajv, names));
  return tidy(printed, wanted, mode);
}

function options(mode: "fast" | "explain"): Options {
  return {
    allErrors: mode === "explain",
    inlineRefs: false,
    messages: false,
    strict: false,
    validateSchema: false,
    unicodeRegExp: true,
    code: { source: true, esm: true, lines: true, optimize: true, formats: _`formats` },
  };
}

function addDecidingKeyword(
  ajv: Ajv2020,
  name: string,
  { type, runtime }: { type: "string" | "number"; runtime: string },
): void {
  ajv.addKeyword({
    keyword: name,
    type,
    code(context) {
      const decide = context.gen.scopeValue("func", {
        key: runtime,
        ref: runtime,
        code: _`require(${`./runtime/${runtime}.js`}).${new Name(runtime)}`,
      });
      context.fail(_`!${decide}(${context.data}, ${context.schema})`);
    },
  });
}

/** In fast code an error is only the fact that there is one: Ajv then prints `{}` for it. */
function withoutDescriptions<T>(mode: "fast" | "explain", print: () => T): T {
  if (mode === "explain") return print();
  const original = { ...errors };
  const strip = (report: typeof errors.reportError): typeof errors.reportError => {
    return (context, ...rest) => {
      const before = context.it.createErrors;
      Object.assign(context.it, { createErrors: false });
      report(context, ...rest);
      Object.assign(context.it, { createErrors: before });
    };
  };
  Object.assign(errors, {
    reportError: strip(original.reportError),
    reportExtraError: strip(original.reportExtraError as typeof errors.reportError),
  });
  try {
    return print();
  } finally {
    Object.assign(errors, original);
  }
}

const runtimeOf: Readonly<Record<string, { name: string; file: string }>> = {
  'require("ajv/dist/runtime/ucs2length").default': { name: "codePoints", file: "lengths.js" },
  'require("ajv/dist/runtime/equal").default': { name: "equal", file: "equal.js" },
};

/** Turns what Ajv printed into the body of a plain module: no `require`, no export, no unused schema. */
function tidy(printed: string, wanted: readonly string[], mode: "fast" | "explain"): Compiled {
  const imports: Import[] = [];
  const functions = new Map<string, string>();
  const lines: string[] = [];
  for (const line of printed.split("\n")) {
    const exported = /^(?:"use strict";)?export const export_(\d+) = (\w+);$/.exec(line);
    const required = /^const (\w+) = (require\("[^"]+"\)\.\w+);$/.exec(line);
    if (exported !== null) {
      functions.set(wanted[Number(exported[1])] ?? "", exported[2] ?? "");
    } else if (required !== null) {
      imports.push({ local: required[1] ?? "", ...runtimeImport(required[2] ?? "") });
    } else if (line !== '"use strict";') {
      lines.push(mode === "explain" ? bounded(line) : line);
    }
  }
  const code = dropUnused(lines).join("\n");
  if (/\bformats\b/.test(code))
    imports.push({ local: "formats", name: "formats", file: "formats.js" });
  if (/\brequire\(/.test(code.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) {
    throw new Error("Ajv printed a require() that nothing here replaces");
  }
  return { imports, code, functions };
}

function runtimeImport(required: string): { name: string; file: string } {
  const own = /^require\("\.\/runtime\/(\w+)\.js"\)\.(\w+)$/.exec(required);
  const known = own === null ? runtimeOf[required] : { name: own[2] ?? "", file: `${own[1]}.js` };
  if (known === undefined) throw new Error(`Ajv printed ${required}, which nothing here replaces`);
  return known;
}

/** Ends a loop, and calls no further function, once enough is wrong. Strings never span lines, so a line's start is code. */
function bounded(line: string): string {
  return line
    .replace(
      /^for\(let (\w+)=0; \1<(\w+); \1\+\+\)\{$/,
      `for(let $1=0; $1<$2 && errors<${errorBound}; $1++){`,
    )
    .replace(/^for\(const (\w+) in (\w+)\)\{$/, `$&if(errors>=${errorBound})break;`)
    .replace(/^if\(!\((validate\d+\(data.*)\)\)\{$/, `if(errors<${errorBound} && !($1)){`);
}

/** Ajv prints every schema as a constant; only those that an error refers to are needed. */
function dropUnused(lines: readonly string[]): string[] {
  const text = lines.join("\n");
  return lines.filter((line) => {
    const constant = /^const (schema\d+) = /.exec(line)?.[1];
    return constant === undefined || text.split(new RegExp(`\\b${constant}\\b`)).length > 2;
  });
}

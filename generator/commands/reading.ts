import path from "node:path";
import {
  type DiagnosticCode,
  diagnosticOf,
  diagnostics,
  isDiagnosticCode,
} from "../diagnostics/diagnostics.ts";
import { type Build, languages } from "../emit/builds/builds.ts";
import { importExtensions } from "../emit/builds/imports.ts";
import { allParts, isPart, type Part } from "../emit/parts.ts";
import type { Options } from "../generate.ts";
import { backtracking } from "../openapi/backtracking.ts";
import { knownFormats } from "../openapi/formats.ts";
import { unicodePattern } from "../openapi/patterns.ts";
import { UsageError } from "../program/arguments.js";
import type { Place } from "../program/settings.js";
import { nearest } from "../runtime/validators/nearest.js";

/** Converts the arguments of a command to options of the generator. @throws UsageError for an invalid value. */
export function readingOf(place: Partial<Omit<Place, "spec" | "out">>): Options {
  const { root, only = [], strict = false, error = [], allow = [], format = [] } = place;
  return {
    strict,
    error: codesOf("error", error),
    allow: codesOf("allow", allow),
    formats: formatsOf(format),
    remote: (place.remote ?? []).map(prefixUrl),
    build: buildOf(place),
    ...(only.length === 0 ? {} : { only: only.map(partOf) }),
    ...(root === undefined ? {} : { root }),
  };
}

/** The absolute path of the root folder of a spec. */
export function rootOf({ spec, root }: { spec: string; root?: string | undefined }): string {
  return path.resolve(root ?? path.dirname(spec));
}

/** The prefix of a spec's file names in messages: the root folder, relative to the working directory. */
export function prefixOf(root: string): string {
  const relative = path.relative(process.cwd(), root).split(path.sep).join("/");
  return relative === "" ? "" : `${relative}/`;
}

function codesOf(flag: "allow" | "error", codes: readonly string[]): ReadonlySet<DiagnosticCode> {
  for (const code of codes) {
    if (!isDiagnosticCode(code)) {
      const hint = hintOf(nearest(code, Object.keys(diagnostics)));
      throw new UsageError(`--${flag} ${code}: there is no such code.${hint}`);
    }
    const { allowed, level } = diagnosticOf(code);
    if (flag === "allow" && allowed === undefined) {
      throw new UsageError(`--allow ${code}: this code cannot be allowed.`);
    }
    if (flag === "error" && level === undefined) {
      throw new UsageError(`--error ${code}: this code is an error already.`);
    }
  }
  return new Set(codes as DiagnosticCode[]);
}

function prefixUrl(text: string): string {
  if (/^https?:/i.test(text) && URL.canParse(text)) return text;
  throw new UsageError(`--remote ${text}: write a URL that begins with https:// or http://.`);
}

function formatsOf(given: readonly string[]): ReadonlyMap<string, string> {
  const formats = new Map<string, string>();
  for (const text of given) {
    const [, name = "", pattern = ""] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
    const wrong = wrongFormat(name, pattern, formats);
    if (wrong !== undefined) throw new UsageError(`--format ${text}: ${wrong}`);
    formats.set(name, pattern);
  }
  return formats;
}

function wrongFormat(
  name: string,
  pattern: string,
  known: ReadonlyMap<string, string>,
): string | undefined {
  if (name === "") return "write a name, = and a pattern: --format ulid=^[0-9A-Z]{26}$.";
  if (knownFormats.has(name)) return `the format ${name} is known already.`;
  if (known.has(name)) return `the format ${name} is given twice.`;
  const usable = unicodePattern(pattern);
  if (usable === undefined) return "the pattern is no regular expression of ECMA-262.";
  const why = backtracking(usable);
  return why === undefined ? undefined : `the pattern can take exponential time: ${why}.`;
}

function buildOf(place: Partial<Place>): Build {
  const { emit = "ts", "import-extension": extension = ".ts" } = place;
  const language = languages.find((one) => one === emit);
  if (language === undefined) throw wrongWord("emit", emit, languages);
  const importExtension = importExtensions.find((one) => one === extension);
  if (importExtension === undefined) {
    throw wrongWord("import-extension", extension, importExtensions);
  }
  if (language === "js" && importExtension === "none") {
    throw new UsageError("--import-extension none needs --emit ts: JavaScript imports need .js.");
  }
  return { language, importExtension };
}

function wrongWord(flag: string, text: string, words: readonly string[]): UsageError {
  return new UsageError(`--${flag} ${text}: write ${words.join(" or ")}.`);
}

function partOf(text: string): Part {
  const part = text.trim();
  if (isPart(part)) return part;
  const hint = hintOf(nearest(part, allParts)) || ` The parts are: ${allParts.join(", ")}.`;
  throw new UsageError(`--only ${part}: there is no such part.${hint}`);
}

function hintOf(guess: string | undefined): string {
  return guess === undefined ? "" : ` Did you mean ${guess}?`;
}

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { emitValidators } from "../emit/validators/validators.ts";
import { understand } from "../generate.ts";
import { UsageError } from "../program/arguments.js";
import type { Place } from "../program/settings.js";
import type { Explanation } from "../runtime/validators/explanation.d.ts";
import { nearest } from "../runtime/validators/nearest.js";
import { readingOf } from "./reading.ts";

/** The explaining validator of a body: a function that lists the errors, up to a limit. */
export type Explain = (body: unknown) => Explanation;

/** Generates the explaining validator of a body from a spec, in a temporary folder. @throws SpecError, UsageError */
export async function explainOf(place: Place, wanted: string): Promise<Explain> {
  const { planned } = await understand(place.spec, readingOf(place));
  const folder = mkdtempSync(path.join(tmpdir(), "talonario-"));
  try {
    for (const [name, text] of emitValidators(planned)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    writeFileSync(path.join(folder, "package.json"), '{"type": "module"}');
    if (bodiesIn(folder).length === 0)
      throw new UsageError(`${place.spec} declares no request bodies.`);
    return await explainFrom(folder, wanted);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads the explaining validator of a body or variant from the folder `out`. @throws UsageError if there is none. */
export async function explainFrom(out: string, wanted: string): Promise<Explain> {
  const names = bodiesIn(out);
  if (names.length === 0) {
    const isGenerated = existsSync(path.join(out, "validators"));
    const why = isGenerated
      ? " of request bodies: the spec declares none."
      : "; run talonario generate first.";
    throw new UsageError(`${out} contains no validators${why}`);
  }
  if (wanted === "")
    throw new UsageError(`--schema is missing. The schemas are: ${names.join(", ")}.`);
  const [name = named(wanted, names), variant] = split(wanted, names);
  if (name === undefined) throw unknown(wanted, names);
  const file = path.resolve(out, "validators", `${name}.explain.js`);
  const module = await import(pathToFileURL(file).href).catch((error) => unloadable(file, error));
  if (variant === undefined) return module.explanation;
  const variants: Record<string, { explanation: Explain }> = module.variants ?? {};
  const same = named(variant, Object.keys(variants));
  if (same !== undefined && variants[same] !== undefined) return variants[same].explanation;
  throw unknown(wanted, [name, ...Object.keys(variants).map((one) => `${name}.${one}`)]);
}

/** @throws UsageError for a file that Node.js does not read as an ES module */
function unloadable(file: string, error: unknown): never {
  if (!(error instanceof SyntaxError)) throw error;
  const advice = 'Write a package.json with "type": "module" into a folder above this file,';
  const other = "or list the part `package` in --only.";
  throw new UsageError(`${file} cannot be loaded (${error.message}). ${advice} ${other}`);
}

/** Splits `<body>.<variant>`; a body's name may contain dots. Returns [] if `wanted` is a body, or no body is found. */
function split(wanted: string, names: readonly string[]): [name?: string, variant?: string] {
  if (named(wanted, names) !== undefined) return [];
  for (let dot = wanted.lastIndexOf("."); dot > 0; dot = wanted.lastIndexOf(".", dot - 1)) {
    const name = named(wanted.slice(0, dot), names);
    if (name !== undefined) return [name, wanted.slice(dot + 1)];
  }
  return [];
}

/** Finds `wanted`, or the only name with the same letters (in any case), digits and dots: LoanItem finds loan-item. */
function named(wanted: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{Nd}.]+/gu, "");
  const alike = names.filter((name) => bare(name) === bare(wanted));
  return names.find((name) => name === wanted) ?? (alike.length === 1 ? alike[0] : undefined);
}

function bodiesIn(out: string): string[] {
  const folder = path.join(out, "validators");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".explain.js"))
    .map((file) => file.slice(0, -".explain.js".length))
    .filter((name) => name !== "answers" && name !== "parameters")
    .sort();
}

function unknown(wanted: string, names: readonly string[]): UsageError {
  const guess = nearest(wanted, names);
  const hint =
    guess === undefined ? `The schemas are: ${names.join(", ")}.` : `Did you mean ${guess}?`;
  return new UsageError(`There is no schema ${wanted}. ${hint}`);
}

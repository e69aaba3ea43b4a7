import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { DiagnosticCode } from "../../generator/diagnostics/diagnostics.ts";
import { generate, type Options } from "../../generator/generate.ts";

const root = fileURLToPath(new URL("../../dist/cases/", import.meta.url));

/** Creates an empty folder for a test, inside the checkout, so that generated code can import Hono. */
export function folderFor(name: string): string {
  const folder = path.join(root, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Writes texts to files, whose names are paths relative to the folder. */
export function writeFiles(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Generates code from the OpenAPI document at the path `entry` into a folder. */
export async function generateInto(
  folder: string,
  entry: string,
  options: Options = {},
): Promise<void> {
  const { files } = await generate(entry, options);
  writeFiles(folder, files);
}

/** Writes a spec as a file and generates its code; returns the folder of the generated code. */
export async function generateSpec(
  name: string,
  spec: object,
  options: Options = {},
): Promise<string> {
  const folder = folderFor(name);
  writeFiles(folder, [["spec/openapi.json", JSON.stringify(spec, null, 2)]]);
  await generateInto(
    path.join(folder, "generated"),
    path.join(folder, "spec/openapi.json"),
    options,
  );
  return path.join(folder, "generated");
}

/** Imports a module of the generated code. */
export async function importFrom<T>(folder: string, file: string): Promise<T> {
  return (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href)) as T;
}

/** Options of the generator that allow the diagnostics with the given codes. */
export function allow(...codes: DiagnosticCode[]): { allow: ReadonlySet<DiagnosticCode> } {
  return { allow: new Set(codes) };
}

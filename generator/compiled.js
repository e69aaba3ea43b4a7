import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { home } from "./home.js";

const day = 24 * 60 * 60 * 1000;

/**
 * The address of the generator's `cli` as JavaScript, and a folder in which Node may keep what it
 * makes of the code. In a checkout the sources are TypeScript: they are compiled when they have
 * changed, and otherwise taken as they were compiled the last time.
 * @returns {Promise<{cli: string, code: string | undefined}>}
 */
export async function compiledCli() {
  const sources = fileURLToPath(home);
  const packages = packagesNear(sources);
  const cache = path.join(packages, ".cache/talonario");
  const packed = new URL("./cli.js", home);
  if (existsSync(packed)) return { cli: packed.href, code: path.join(cache, "code") };
  const files = readdirSync(sources, { recursive: true }).map(String).sort();
  const texts = files
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => /** @type {const} */ ([file, readFileSync(path.join(sources, file), "utf8")]));
  const hash = createHash("sha256")
    .update(JSON.stringify([sources, texts]))
    .digest("hex");
  const kept = path.join(cache, `sources-${hash.slice(0, 16)}`);
  const folder = existsSync(kept) ? kept : await compile(texts, kept, packages);
  const code = folder === kept ? path.join(kept, "code") : undefined;
  return { cli: pathToFileURL(path.join(folder, "cli.js")).href, code };
}

/**
 * The folder of packages next to some sources, or in which they lie.
 * @param {string} sources
 */
function packagesNear(sources) {
  const above = path.join(sources, "..");
  const around = path.dirname(above);
  return path.basename(around) === "node_modules" ? around : path.join(above, "node_modules");
}

/**
 * Answers the folder in which the compiled texts are at last.
 * @param {(readonly [file: string, text: string])[]} texts
 * @param {string} kept where they should be
 * @param {string} packages
 */
async function compile(texts, kept, packages) {
  const { default: ts } = await import("typescript");
  const compilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
  };
  const unfinished = folderBeside(kept);
  const folder = unfinished ?? folderOfThisRun(packages);
  for (const [file, text] of texts) {
    const target = path.join(folder, file.replace(/\.ts$/, ".js"));
    mkdirSync(path.dirname(target), { recursive: true });
    // What is JavaScript already stays one module, wherever it is imported from.
    const code = file.endsWith(".ts")
      ? ts.transpileModule(text, { compilerOptions }).outputText
      : `export * from ${JSON.stringify(new URL(file.replaceAll(path.sep, "/"), home).href)};\n`;
    writeFileSync(target, code);
  }
  if (unfinished === undefined) return folder;
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    // Another run may have been first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/**
 * A new folder beside one that is not there yet; undefined where nothing can be written.
 * @param {string} kept
 */
function folderBeside(kept) {
  const folder = `${kept}.${process.pid}`;
  try {
    removeOld(path.dirname(kept));
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return undefined;
  }
}

/**
 * A folder that nobody else can write, from which the packages are found, and which ends with this run.
 * @param {string} packages
 */
function folderOfThisRun(packages) {
  const folder = mkdtempSync(path.join(tmpdir(), "talonario-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(packages, path.join(folder, "node_modules"), "junction");
  return folder;
}

/** @param {string} cache */
function removeOld(cache) {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache).filter((name) => name.startsWith("sources-"))) {
    const folder = path.join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > day) rmSync(folder, { recursive: true });
  }
}

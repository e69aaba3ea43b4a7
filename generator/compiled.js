import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { home } from "./home.js";

const day = 24 * 60 * 60 * 1000;

/**
 * The address of the generator's `cli` as JavaScript. In a checkout the sources are TypeScript: they
 * are compiled when they have changed, and otherwise taken as they were compiled the last time.
 */
export async function compiledCli() {
  const packed = new URL("./cli.js", home);
  if (existsSync(packed)) return packed.href;
  const sources = fileURLToPath(home);
  const files = readdirSync(sources, { recursive: true }).map(String).sort();
  const texts = files
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => /** @type {const} */ ([file, readFileSync(path.join(sources, file), "utf8")]));
  const hash = createHash("sha256")
    .update(JSON.stringify([sources, texts]))
    .digest("hex");
  const cache = path.join(sources, "../node_modules/.cache/talonario");
  const folder = path.join(cache, `sources-${hash.slice(0, 16)}`);
  if (!existsSync(folder)) {
    removeOld(cache);
    await compile(texts, folder);
  }
  return pathToFileURL(path.join(folder, "cli.js")).href;
}

/**
 * @param {(readonly [file: string, text: string])[]} texts
 * @param {string} folder
 */
async function compile(texts, folder) {
  const { default: ts } = await import("typescript");
  const compilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
  };
  const unfinished = `${folder}.${process.pid}`;
  for (const [file, text] of texts) {
    const target = path.join(unfinished, file.replace(/\.ts$/, ".js"));
    mkdirSync(path.dirname(target), { recursive: true });
    // What is JavaScript already stays one module, wherever it is imported from.
    const code = file.endsWith(".ts")
      ? ts.transpileModule(text, { compilerOptions }).outputText
      : `export * from ${JSON.stringify(new URL(file.replaceAll(path.sep, "/"), home).href)};\n`;
    writeFileSync(target, code);
  }
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another run may have been first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** @param {string} cache */
function removeOld(cache) {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache).filter((name) => name.startsWith("sources-"))) {
    const folder = path.join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > day) rmSync(folder, { recursive: true });
  }
}

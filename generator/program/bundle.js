import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import Handlebars from "handlebars";
import { build } from "rolldown";
import { home } from "./paths.js";
import { templateOptions } from "./template-options.js";
import { typescriptNodes } from "./typescript-nodes.js";

const sources = fileURLToPath(home);

/** An empty module replaces prettier, which is never called. Our own module replaces a module of Redocly. */
const replaced = {
  prettier: /** @type {const} */ (false),
  "@redocly/openapi-core/lib/ref-utils.js": path.join(sources, "emit/types/references.ts"),
};

/**
 * Bundles the generator and its dependencies into `cli.cjs` and chunks, which are loaded when needed. Without
 * a bundle, loading hundreds of files takes longer than generating the code of a usual spec.
 * @param {string} folder the folder of the bundle
 * @param {string} homeCode a JavaScript expression for the URL of the sources' folder
 * @returns {Promise<string[]>} the paths of all source files in the bundle, including those of dependencies
 */
export async function bundle(folder, homeCode) {
  const { output } = await build({
    cwd: sources,
    input: { cli: "cli.ts" },
    platform: "node",
    write: false,
    logLevel: "warn",
    // Otherwise, on a slow machine, the bundler prints plugin times into the output of a run.
    checks: { bundlerTimings: false },
    resolve: { alias: replaced },
    plugins: [
      { name: "precompiled", load: (id) => precompiled(id, homeCode) },
      typescriptNodes,
      { name: "bundled-require", transform: (code, id) => withBundledRequire(code, id) },
    ],
    output: {
      format: "cjs",
      entryFileNames: "[name].cjs",
      chunkFileNames: "[name].cjs",
      comments: { legal: true, annotation: false, jsdoc: false },
    },
  });
  const modules = new Set();
  for (const chunk of output) {
    if (chunk.type !== "chunk") continue;
    // An id that begins with NUL names a virtual module, not a file.
    for (const id of chunk.moduleIds) if (!id.startsWith("\0")) modules.add(id);
    writeFileSync(path.join(folder, chunk.fileName), readOnce(plainAscii(chunk.code)));
  }
  return [...modules];
}

/**
 * Escapes all non-ASCII characters, so that V8 stores one byte per character. Such characters occur only in
 * strings, templates, regular expressions and comments.
 * @param {string} code
 */
function plainAscii(code) {
  return code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Turns the arrow functions around CommonJS modules into function expressions. V8 parses a function expression
 * in parentheses once, and an arrow function twice. For TypeScript (8 MB), this saves a third of the loading time.
 * @param {string} code
 */
function readOnce(code) {
  return code
    .replace(/(__commonJSMin\(\()\(([\w, ]*)\) => \{/g, "$1function ($2) {")
    .replace(/^(\t\()\(module\) => \{$/m, "$1function (module) {");
}

/**
 * Makes our own modules use the bundler's `require`. Returns undefined for third-party modules.
 * @param {string} code
 * @param {string} id
 */
function withBundledRequire(code, id) {
  if (!id.startsWith(sources)) return undefined;
  return code.replace("const require = createRequire(import.meta.url);", "");
}

/**
 * The code of a module whose exports are computed during bundling; undefined for any other module.
 * @param {string} id
 * @param {string} homeCode
 */
function precompiled(id, homeCode) {
  const made = {
    [path.join(sources, "templates/template.ts")]: templates,
    [path.join(sources, "check/meta-validator.ts")]: metaValidator,
    [path.join(sources, "emit/package-file.ts")]: packageFiles,
    [path.join(sources, "program/paths.js")]: () => `export const home = ${homeCode};`,
  }[id];
  return made === undefined ? undefined : { code: made(), moduleType: /** @type {const} */ ("js") };
}

function templates() {
  const folder = path.join(sources, "templates");
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  const made = names.flatMap((name) => {
    if (!name.endsWith(".hbs")) return [];
    const text = readFileSync(path.join(folder, name), "utf8");
    const key = JSON.stringify(name.replace(/\.hbs$/, "").replaceAll(path.sep, "/"));
    return [`${key}: ${Handlebars.precompile(text, templateOptions)}`];
  });
  return `import Handlebars from "handlebars/dist/cjs/handlebars.runtime.js";
const made = {${made.join(",\n")}};
export const templateOf = (name) => Handlebars.template(made[name]);`;
}

function metaValidator() {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    code: { source: true },
  });
  return standalone.default(ajv, {
    metaValidator: "https://json-schema.org/draft/2020-12/schema",
  });
}

function packageFiles() {
  const require = createRequire(import.meta.url);
  const names = ["ajv/LICENSE", "ajv-formats/LICENSE", "ajv-formats/dist/formats.js"];
  const texts = names.map((name) => [name, readFileSync(require.resolve(name), "utf8")]);
  return `const texts = new Map(${JSON.stringify(texts)});
export const packageFile = (name) => texts.get(name);`;
}

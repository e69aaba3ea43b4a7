import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import Handlebars from "handlebars";
import { build } from "rolldown";
import { home } from "./home.js";
import { templateOptions } from "./templates/options.js";

const sources = fileURLToPath(home);

/**
 * What each of the two threads runs, as one file: to find and read some hundreds of files, their
 * packages' among them, took longer than anything that is done with a spec of usual size.
 */
const entries = { cli: "cli.ts", "second-half": "emit/second-half.ts" };

/**
 * What stands for packages that others load and of which they need little or, as they are called
 * here, nothing: prettier lays out types that are laid out by ourselves.
 */
const instead = {
  prettier: /** @type {const} */ (false),
  "@redocly/openapi-core/lib/ref-utils.js": path.join(sources, "emit/types/references.ts"),
};

/**
 * Compiles the generator and what it stands on into a folder; `load` in engine.js runs it. Answers
 * the paths of all files whose code is in there.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function bundle(folder) {
  /** @type {Set<string>} */
  const modules = new Set();
  for (const [name, entry] of Object.entries(entries)) {
    const { output } = await build({
      cwd: sources,
      input: entry,
      platform: "node",
      write: false,
      logLevel: "warn",
      resolve: { alias: instead },
      // From the command line it runs in a thread of its own.
      external: name === "cli" ? [/second-half\.ts$/] : [],
      plugins: [
        { name: "made-beforehand", load: (id) => madeBeforehand(id) },
        { name: "required", transform: (code, id) => bundledToo(code, id) },
      ],
      output: {
        format: "cjs",
        codeSplitting: false,
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    });
    const [{ code, moduleIds }] = output;
    // What begins so is the bundler's own.
    for (const id of moduleIds) if (!id.startsWith("\0")) modules.add(id);
    const parameters = "exports, require, module, __filename, __dirname, __importFile";
    writeFileSync(
      path.join(folder, `${name}.cjs`),
      plainAscii(`(function (${parameters}) {${code}\n})`),
    );
  }
  return [...modules];
}

/**
 * Code in ASCII, of which V8 keeps one byte a character. Outside of strings, templates, patterns
 * and comments no other character stands in what is bundled.
 * @param {string} code
 */
function plainAscii(code) {
  return code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * A module of ours in which `require` is the bundler's.
 * @param {string} code
 * @param {string} id
 */
function bundledToo(code, id) {
  if (!id.startsWith(sources)) return undefined;
  return code.replace("const require = createRequire(import.meta.url);", "");
}

/**
 * The modules that make something of the generator's own files, or of packages', as code in which
 * it is made, and the one that stands for what `load` brings.
 * @param {string} id
 */
function madeBeforehand(id) {
  const made = {
    [path.join(sources, "templates/template.ts")]: templates,
    [path.join(sources, "check/meta-validator.ts")]: metaValidator,
    [path.join(sources, "emit/package-file.ts")]: packageFiles,
    [path.join(sources, "import-file.js")]: () => "export const importFile = __importFile;",
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

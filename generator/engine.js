import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import v8 from "node:v8";
import vm from "node:vm";
import { Worker } from "node:worker_threads";
import { home } from "./home.js";
import { importFile } from "./import-file.js";

/**
 * Where the compiled generator lies, and where what V8 makes of it may be kept; with `hurried` the
 * optimizing compilers are out, and V8 takes only what it made under the same flags.
 * @typedef {{folder: string, code: string | undefined, hurried?: boolean}} Program
 */

let hurried = false;

/**
 * Leaves the optimizing compilers out of a run for a spec of usual size, which is over before their
 * work pays: in Node 20 it takes a quarter of all processor time, from cores that two threads share.
 * To be called before anything is loaded.
 * @param {string} spec
 */
export function hurry(spec) {
  try {
    if (statSync(spec).size > 4_000_000) return;
  } catch {
    // That it cannot be read is told by who reads it.
  }
  v8.setFlagsFromString("--no-opt");
  v8.setFlagsFromString("--no-maglev");
  hurried = true;
}

/**
 * Runs one file of the program as if it lay among the sources, and answers what it exports. `keep`
 * is to be called at the end of the work: what V8 has compiled until then it need not compile in
 * the next run. Where nothing can be kept, that costs time and nothing else.
 * @param {Program} program
 * @param {string} name
 * @returns {{exports: any, keep: () => void}}
 */
export function load(program, name) {
  const filename = path.join(program.folder, `${name}.cjs`);
  const kept = codeFile(program, name);
  const script = new vm.Script(readFileSync(filename, "latin1"), {
    filename,
    cachedData: kept === undefined ? undefined : readIfThere(kept),
  });
  const module = { exports: {} };
  const folder = fileURLToPath(home);
  const place = path.join(folder, `${name}.cjs`);
  const require = createRequire(home);
  script.runInThisContext()(module.exports, require, module, place, folder, importFile);
  return {
    exports: module.exports,
    keep() {
      // Undefined where there was nothing yet.
      if (kept !== undefined && script.cachedDataRejected !== false) {
        writeWhole(kept, script.createCachedData());
      }
    },
  };
}

/**
 * Starts a thread that makes half of the output whenever it is called; the first one, if it is
 * wanted, at once: it loads its half of the program while this thread loads the other.
 * @param {Program} program
 * @param {boolean} wanted
 * @returns {() => Worker}
 */
export function threadsOf(program, wanted) {
  const start = () =>
    new Worker(new URL("./thread.js", home), { workerData: { ...program, hurried } });
  let waiting = wanted ? start() : undefined;
  // Nobody waits for a thread that is not asked for.
  waiting?.unref();
  return () => {
    const thread = waiting ?? start();
    waiting = undefined;
    thread.ref();
    return thread;
  };
}

/**
 * @param {Program} program
 * @param {string} name
 */
function codeFile({ code, hurried: told = hurried }, name) {
  if (code === undefined) return undefined;
  const { version, arch } = process;
  return path.join(code, [name, version, arch, ...(told ? ["hurried"] : [])].join("-"));
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Writes a file at once: another run may read it meanwhile, or write it too.
 * @param {string} file
 * @param {Buffer} bytes
 */
function writeWhole(file, bytes) {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } catch {
    // It costs time, nothing else.
  }
}

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { home } from "./paths.js";

/**
 * The record of a run. `key`: see `keyOf`. `read`: the hash of each file of the spec and of the output. `listed`: the
 * list of names in each folder where this list affects the output. While these three are unchanged, the output is up
 * to date.
 * @typedef {{key: string, read: Record<string, string>, listed: Record<string, string>, facts: Facts}} Memory
 */

/**
 * The facts that a run prints. If the output is up to date, the next run prints some of them again: with `json` all,
 * with `check` none, otherwise only `files`.
 * @typedef {{files: number, validators: unknown, allowed: unknown[], warnings: unknown[]}} Facts
 */

/**
 * The report of `generate` if the output is up to date; undefined if `generate` must run.
 * @param {import("./settings.js").Settings} settings
 * @returns {string | undefined}
 */
export function reportUpToDate(settings) {
  if (settings.watch || settings.verbose) return undefined;
  const memory = recall(settings);
  if (memory === undefined) return undefined;
  const { files, ...facts } = memory.facts;
  if (settings.json) {
    const nothing = { added: [], changed: [], orphaned: [] };
    return `${JSON.stringify({ files, ...nothing, ...facts, stages: {} }, null, 2)}\n`;
  }
  return settings.check ? "" : `${files} files: nothing changed\n`;
}

/**
 * Records a run, so that the next run can detect that the output is up to date.
 * @param {import("./settings.js").Settings} settings
 * @param {string[]} read every file of the spec that was opened, and every file of the output
 * @param {string[]} listed every folder whose list of names affects the output
 * @param {Facts} facts
 * @param {ReadonlyMap<string, string>} [known] the hashes of the files that were just written, by full path
 */
export function remember(settings, read, listed, facts, known = new Map()) {
  const file = memoryFile(settings.out);
  /** @type {Memory} */
  const memory = {
    key: keyOf(settings),
    read: Object.fromEntries(
      read.map((name) => {
        const full = path.resolve(name);
        return [full, known.get(full) ?? hashOf(full) ?? ""];
      }),
    ),
    listed: Object.fromEntries(listed.map((name) => [path.resolve(name), namesIn(name)])),
    facts,
  };
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(memory));
  } catch {
    // Without a record, the next run only takes longer.
  }
}

/**
 * @param {import("./settings.js").Settings} settings
 * @returns {Memory | undefined}
 */
function recall(settings) {
  const file = memoryFile(settings.out);
  try {
    /** @type {Memory} */
    const memory = JSON.parse(readFileSync(file, "utf8"));
    const same =
      Object.entries(memory.read).every(([name, hash]) => hashOf(name) === hash) &&
      Object.entries(memory.listed).every(([name, names]) => namesIn(name) === names) &&
      keyOf(settings) === memory.key;
    return same ? memory : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A hash of the settings, the generator, its dependencies and the version of Node.js.
 * @param {import("./settings.js").Settings} settings
 */
function keyOf({ spec, out, root, ...settings }) {
  const hash = createHash("sha256");
  const { only, emit, strict, error, allow, format, remote } = settings;
  const build = [emit, settings["import-extension"]];
  const places = [path.resolve(spec), path.resolve(out), root && path.resolve(root)];
  // The facts contain paths relative to the working directory.
  const given = [process.cwd(), ...places, only, build, strict, error, allow, format, remote];
  hash.update(JSON.stringify([given, process.version]));
  const own = fileURLToPath(home);
  for (const file of filesBelow(own)) {
    hash.update(file);
    // The large bundle is not read: its path, `program-<hash>/…`, already contains a hash of its files.
    if (!/^program-/.test(file)) hash.update(readFileSync(path.join(own, file)));
  }
  for (const file of ["package-lock.json", "node_modules/.package-lock.json", "package.json"]) {
    hash.update(hashOf(path.join(own, "..", file)) ?? "");
  }
  return hash.digest("hex");
}

/**
 * The path of the record for an output folder. The record is in `.cache` of the nearest `node_modules` in a parent
 * folder, or else in the user's cache.
 * @param {string} out
 */
function memoryFile(out) {
  const full = path.resolve(out);
  const name = createHash("sha256").update(full).digest("hex").slice(0, 16);
  for (let folder = path.dirname(full); ; folder = path.dirname(folder)) {
    if (namesIn(path.join(folder, "node_modules")) !== "") {
      return path.join(folder, "node_modules/.cache/talonario", `${name}.json`);
    }
    if (folder === path.dirname(folder)) break;
  }
  const cache = process.env.XDG_CACHE_HOME || path.join(homedir(), ".cache");
  return path.join(cache, "talonario", `${name}.json`);
}

/**
 * @param {string} folder
 * @param {string} [below]
 * @returns {string[]}
 */
function filesBelow(folder, below = "") {
  const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const name = path.join(below, entry.name);
      if (entry.name === "node_modules") return [];
      return entry.isDirectory() ? filesBelow(folder, name) : [name];
    })
    .sort();
}

/** @param {string} file */
function hashOf(file) {
  try {
    return createHash("sha256").update(readFileSync(file)).digest("hex");
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder).sort().join("\n");
  } catch {
    return "";
  }
}

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
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { home } from "./paths.js";

const day = 24 * 60 * 60 * 1000;

/**
 * The path of the bundled generator. The published package contains the bundle. In a checkout, the sources
 * are bundled again after a change to the sources or to the installed packages.
 * @returns {Promise<string>}
 */
export async function programFile() {
  const sources = fileURLToPath(home);
  const names = readdirSync(sources, { recursive: true }).map(String).sort();
  const packed = names.find((name) => /^program-\w+$/.test(name));
  if (packed !== undefined) return path.join(sources, packed, "cli.cjs");
  const packages = packagesNear(sources);
  const lock = path.join(packages, ".package-lock.json");
  const files = [
    ...names.filter((name) => /\.(ts|js|hbs)$/.test(name)).map((name) => path.join(sources, name)),
    ...(existsSync(lock) ? [lock] : []),
  ];
  const hash = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(JSON.stringify([file, content.length])).update(content);
  }
  const name = `program-${hash.digest("hex").slice(0, 16)}`;
  const kept = path.join(packages, ".cache/talonario", name);
  return path.join(existsSync(kept) ? kept : await compile(kept), "cli.cjs");
}

/**
 * The `node_modules` folder that contains this package, or else the package's own `node_modules` folder.
 * @param {string} sources
 */
function packagesNear(sources) {
  const above = path.join(sources, "..");
  const around = path.dirname(above);
  return path.basename(around) === "node_modules" ? around : path.join(above, "node_modules");
}

/**
 * Bundles the generator. Returns `kept`, or a temporary folder if `kept` cannot be created.
 * @param {string} kept the folder for the bundle
 */
async function compile(kept) {
  const { bundle } = await import("./bundle.js");
  const unfinished = siblingFolder(kept);
  const folder = unfinished ?? folderOfThisRun();
  await bundle(folder, `new URL(${JSON.stringify(home.href)})`);
  if (unfinished === undefined) return folder;
  try {
    renameSync(unfinished, kept);
  } catch (error) {
    // Another run may have created the folder first.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/**
 * Creates a folder next to `kept`; returns undefined if the folder cannot be created.
 * @param {string} kept
 */
function siblingFolder(kept) {
  const folder = `${kept}.${process.pid}`;
  try {
    removeOld(path.dirname(kept));
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return undefined;
  }
}

/** Creates a temporary folder, which is deleted when the process exits. */
function folderOfThisRun() {
  const folder = mkdtempSync(path.join(tmpdir(), "talonario-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string} cache */
function removeOld(cache) {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache).filter((name) => /^(program|sources)-/.test(name))) {
    const folder = path.join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > day) rmSync(folder, { recursive: true });
  }
}

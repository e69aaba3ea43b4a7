import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { run } from "./run.ts";

/** The members of the package's package.json that the tests read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>> | null>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** A project outside the repository, with the package installed. */
export interface Consumer {
  readonly folder: string;
  /** The folder of the installed package. */
  readonly installed: string;
  readonly manifest: Manifest;
  /** Size of the packed package, in bytes. */
  readonly size: number;
  /** The text of package-lock.json. */
  readonly lock: string;
}

const repository = path.resolve(import.meta.dirname, "../..");

/** Packs `generated/`, and installs the package offline in a new project. */
export async function installPackage(): Promise<Consumer> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "talonario-package-")));
  const project = { name: "consumer", private: true, type: "module" };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(project));
  const tarball = await pack(path.join(repository, "generated"), folder);
  await install([tarball], folder);
  const { name } = read<Manifest>(path.join(repository, "generated/package.json"));
  const installed = path.join(folder, "node_modules", name);
  return {
    folder,
    installed,
    manifest: read<Manifest>(path.join(installed, "package.json")),
    size: readFileSync(tarball).length,
    lock: readFileSync(path.join(folder, "package-lock.json"), "utf8"),
  };
}

/** Installs openapi-fetch, the package's optional peer dependency, offline from the repository's node_modules. */
export async function installPeer({ folder }: Consumer): Promise<void> {
  const peers = ["openapi-typescript-helpers", "openapi-fetch"];
  const tarballs = await Promise.all(
    peers.map((name) => pack(path.join(repository, "node_modules", name), folder)),
  );
  await install(tarballs, folder);
}

async function pack(source: string, target: string): Promise<string> {
  const into = mkdtempSync(path.join(target, "packed-"));
  const printed = await run("npm", ["pack", source, "--json", "--ignore-scripts"], into);
  const [packed]: { filename: string }[] = JSON.parse(printed);
  if (packed === undefined) throw new Error(`npm pack reported no file for ${source}.`);
  return path.join(into, packed.filename);
}

async function install(tarballs: readonly string[], folder: string): Promise<void> {
  mkdirSync(path.join(folder, "cache"), { recursive: true });
  const quiet = ["--offline", "--no-audit", "--no-fund", "--cache", path.join(folder, "cache")];
  await run("npm", ["install", ...tarballs, ...quiet], folder);
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8"));
}

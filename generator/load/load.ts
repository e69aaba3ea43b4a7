import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { type Diagnostic, SpecError } from "../diagnostics/diagnostic.ts";
import { isFolderName } from "../keywords/x-vectors.ts";
import { isObject } from "../openapi/pointer.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { loadChangelog, type Text } from "./load-changelog.ts";
import { loadTables } from "./load-tables.ts";
import { loadVectors } from "./load-vectors.ts";
import { parseBytes, type Source } from "./source.ts";

/** The options for reading a spec. */
export interface LoadOptions {
  /** The folder that must contain every file of the spec. Default: the folder of the entry. */
  root?: string;
  /** URLs with these prefixes may be fetched, e.g. `https://example.org/schemas/`. Default: none may be fetched. */
  remote?: readonly string[];
  /** Called with a path before each attempt to open a local file or to list a vector folder. */
  onRead?: (file: string) => void;
}

/** The entry of a spec, its vectors, tables and changelog, and a function that opens other files. */
export interface LoadedSpec {
  root: string;
  /** The name of the entry file, relative to the root. */
  entry: string;
  /** Every file that `open` has opened, by name. */
  sources: ReadonlyMap<string, Source>;
  /** The vector files; empty if the entry has no `x-vectors`. */
  vectors: readonly Source[];
  /** The table files, by the names in `x-tables`. */
  tables: ReadonlyMap<string, Source>;
  /** The changelog for clients, `history/CHANGELOG.md`, if the file exists. */
  changelog?: Text;
  /** The folders whose listings affect the output. */
  folders: readonly string[];
  /** Opens a file by URL, or by name relative to the root. A returned string is the reason for a failure. */
  open(name: string): Promise<Source | "missing" | "outside" | "remote">;
  /** The syntax errors of all opened files, and an error for each table file that cannot be opened. */
  problems: Diagnostic[];
}

/** Reads a spec's entry, vectors, tables and changelog. @throws SpecError if the entry cannot be opened or parsed. */
export async function load(file: string, options: LoadOptions = {}): Promise<LoadedSpec> {
  const root = path.resolve(options.root ?? path.dirname(file));
  const entry = path.relative(root, path.resolve(file)).split(path.sep).join("/");
  const sources = new Map<string, Source>();
  const problems: Diagnostic[] = [];
  const open: LoadedSpec["open"] = async (name) => {
    const known = sources.get(name);
    if (known !== undefined) return known;
    if (!isUrl(name)) options.onRead?.(path.join(root, name));
    const bytes = await readBytes(root, name, options.remote ?? []);
    if (typeof bytes === "string") return bytes;
    const source = parseBytes(name, bytes, problems);
    sources.set(name, source);
    return source;
  };
  const source = await open(entry);
  if (typeof source === "string") throw unopened(source, root, entry);
  if (source.data === undefined) throw new SpecError(problems, new Map([[entry, source.text]]));
  const folder = isObject(source.data) ? source.data["x-vectors"] : undefined;
  // An invalid name is skipped here; the check of `x-vectors` reports it.
  const named = isFolderName(folder)
    ? loadVectors(root, folder, problems, options.onRead)
    : undefined;
  const { sources: vectors = [], folders = [] } = named ?? {};
  const tables = await loadTables(source, open, problems);
  const { folder: history, changelog } = loadChangelog(root, entry, options.onRead);
  return {
    root,
    entry,
    sources,
    vectors,
    tables,
    ...(changelog === undefined ? {} : { changelog }),
    folders: [...folders, history],
    open,
    problems,
  };
}

/** The error for an entry that cannot be opened. */
function unopened(reason: "missing" | "outside" | "remote", root: string, entry: string) {
  const location = { file: entry, line: 1, column: 1 };
  const [message, fix] =
    reason === "outside"
      ? [
          `the file ${entry} is outside of the root folder ${root}`,
          "Use --root (diff: --old-root, --new-root) to name a folder that contains the document.",
        ]
      : [
          `the file ${entry || "."} does not exist in ${root} or cannot be read`,
          "State the path of the document: with --spec, or as an argument of diff.",
        ];
  return new SpecError([{ code: "spec/missing-file", message, fix, final: true, location }]);
}

async function readBytes(
  root: string,
  name: string,
  remote: readonly string[],
): Promise<Buffer | "missing" | "outside" | "remote"> {
  if (isUrl(name)) return fetchBytes(name, remote);
  const file = path.join(root, name);
  if (name.startsWith("../") || !existsSync(file)) {
    return name.startsWith("../") ? "outside" : "missing";
  }
  const real = path.relative(realpathSync(root), realpathSync(file));
  if (/^\.\.([/\\]|$)/.test(real) || path.isAbsolute(real)) return "outside";
  try {
    return readFileSync(file);
  } catch {
    return "missing";
  }
}

function isUrl(name: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(name);
}

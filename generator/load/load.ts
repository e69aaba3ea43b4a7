import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { type Diagnostic, SpecError } from "../diagnostics/diagnostic.ts";
import { isObject } from "../openapi/pointer.ts";
import { loadChangelog, type Text } from "./load-changelog.ts";
import { loadTables } from "./load-tables.ts";
import { loadVectors } from "./load-vectors.ts";
import { parseSource, type Source } from "./source.ts";

/** The options for reading a spec. */
export interface LoadOptions {
  /** The folder that must contain every file of the spec. Default: the folder of the entry. */
  root?: string;
  /** The prefixes of URLs that may be fetched. Default: none, so every remote reference is rejected. */
  remote?: readonly string[];
  /** Called before a local file is opened, even if missing, or a vector folder is listed. */
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
    const text = await readText(root, name, options.remote ?? []);
    if (typeof text === "string") return text;
    const parsed = text.readable ? parseSource(name, text.text, problems) : undefined;
    const source = parsed ?? unreadable(name, problems);
    sources.set(name, source);
    return source;
  };
  const source = await open(entry);
  if (typeof source === "string") {
    const location = { file: entry, line: 1, column: 1 };
    const message = `the file ${entry} does not exist in ${root} or cannot be read`;
    const fix = "Name the document with --spec.";
    throw new SpecError([{ code: "spec/missing-file", message, fix, final: true, location }]);
  }
  if (source.data === undefined) throw new SpecError(problems);
  const folder = isObject(source.data) ? source.data["x-vectors"] : undefined;
  const named =
    typeof folder === "string" ? loadVectors(root, folder, problems, options.onRead) : undefined;
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

async function readText(
  root: string,
  name: string,
  remote: readonly string[],
): Promise<{ text: string; readable: boolean } | "missing" | "outside" | "remote"> {
  if (isUrl(name)) {
    if (!/^https?:/.test(name) || !remote.some((prefix) => name.startsWith(prefix)))
      return "remote";
    const response = await fetch(name).catch(() => undefined);
    if (response?.ok !== true) return "missing";
    return decoded(Buffer.from(await response.arrayBuffer()));
  }
  const file = path.join(root, name);
  if (name.startsWith("../") || !existsSync(file)) {
    return name.startsWith("../") ? "outside" : "missing";
  }
  const real = path.relative(realpathSync(root), realpathSync(file));
  if (real.startsWith("..") || path.isAbsolute(real)) return "outside";
  try {
    return decoded(readFileSync(file));
  } catch {
    return "missing";
  }
}

function isUrl(name: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(name);
}

function decoded(bytes: Buffer): { text: string; readable: boolean } {
  return { text: bytes.toString("utf8").replace(/^\uFEFF/, ""), readable: isUtf8(bytes) };
}

function unreadable(name: string, problems: Diagnostic[]): Source {
  const location = { file: name, line: 1, column: 1 };
  problems.push({ code: "spec/syntax", message: "the file is not UTF-8", location });
  return { name, data: undefined, text: "", locate: () => location };
}

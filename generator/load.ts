import { readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { loadVectors } from "./load-vectors.ts";
import { isObject, segmentsOf } from "./pointer.ts";
import { type Location, type Problem, SpecError } from "./problem.ts";

/** One file of a spec: its data, and where each node of it stands. */
export interface Source {
  /** Path relative to the spec's folder, with forward slashes. */
  name: string;
  data: unknown;
  locate(pointer: string): Location;
}

/** Every file that a spec consists of, by name; the entry is the file that was asked for. */
export interface LoadedSpec {
  folder: string;
  entry: string;
  sources: ReadonlyMap<string, Source>;
  /** The files of vectors, where the entry names their folder. */
  vectors: readonly Source[];
}

/**
 * Reads the entry file and, transitively, every file that a relative `$ref` names.
 * @throws SpecError with every file that is missing, outside the folder, remote or not well-formed.
 */
export function load(entry: string): LoadedSpec {
  const folder = path.dirname(path.resolve(entry));
  const sources = new Map<string, Source>();
  const problems: Problem[] = [];
  const queue: { name: string; from: Location }[] = [
    { name: path.basename(entry), from: { file: path.basename(entry), line: 1, column: 1 } },
  ];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (sources.has(next.name)) continue;
    const text = readText(path.join(folder, next.name));
    if (text === undefined) {
      problems.push({
        code: "spec/missing-file",
        kind: "mistake",
        message: `there is no file ${next.name}`,
        location: next.from,
      });
      continue;
    }
    const source = parseSource(next.name, text, problems);
    sources.set(next.name, source);
    for (const reference of referencesOf(source.data)) {
      const name = fileOf(reference.target, source, reference.pointer, problems);
      if (name !== undefined && !sources.has(name)) {
        queue.push({ name, from: source.locate(reference.pointer) });
      }
    }
  }
  const root = sources.get(path.basename(entry))?.data;
  const named = isObject(root) ? root["x-vectors"] : undefined;
  const vectors = typeof named === "string" ? loadVectors(folder, named, problems) : [];
  if (problems.length > 0) throw new SpecError(problems);
  return { folder, entry: path.basename(entry), sources, vectors };
}

/** Parses one YAML or JSON text; a syntax error becomes a problem. */
export function parseSource(name: string, text: string, problems: Problem[]): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): Location => {
    const { line, col } = lines.linePos(offset);
    return { file: name, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  for (const error of document.errors) {
    problems.push({
      code: "spec/syntax",
      kind: "mistake",
      message: error.message.split("\n")[0] ?? error.message,
      location: at(error.pos[0]),
    });
  }
  return {
    name,
    data: document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 1000 }),
    locate: (pointer) => at(offsetOf(document.contents as Node | null, pointer)),
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch {
    return undefined;
  }
}

/** The offset of the key (or item) that a pointer names, or of the deepest parent that exists. */
function offsetOf(root: Node | null, pointer: string): number {
  let node: unknown = root;
  let offset = root?.range?.[0] ?? 0;
  for (const segment of segmentsOf(pointer)) {
    if (isMap(node)) {
      const pair = node.items.find((item) => keyText(item.key) === segment);
      if (pair === undefined) return offset;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(segment)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else {
      return offset;
    }
  }
  return offset;
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function* referencesOf(
  value: unknown,
  pointer = "",
): Generator<{ target: string; pointer: string }> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const here = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    if (key === "$ref" && typeof member === "string") yield { target: member, pointer: here };
    else yield* referencesOf(member, here);
  }
}

/** The file that a `$ref` names, relative to the spec's folder; undefined (and a problem) where it may not be read. */
function fileOf(
  target: string,
  source: Source,
  pointer: string,
  problems: Problem[],
): string | undefined {
  const file = decodeURI(target.split("#")[0] ?? "");
  if (file === "") return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(file) || file.startsWith("//")) {
    problems.push({
      code: "spec/remote-ref",
      kind: "mistake",
      message: `${JSON.stringify(target)} is not a file of this spec`,
      fix: "Copy the file beside the spec and refer to it by a relative path.",
      location: source.locate(pointer),
    });
    return undefined;
  }
  const name = path.posix.normalize(path.posix.join(path.posix.dirname(source.name), file));
  if (name.startsWith("../") || path.posix.isAbsolute(file)) {
    problems.push({
      code: "spec/ref-outside",
      kind: "mistake",
      message: `${JSON.stringify(target)} leads out of the spec's folder`,
      fix: "Keep every file of a spec below the folder of its entry file.",
      location: source.locate(pointer),
    });
    return undefined;
  }
  return name;
}

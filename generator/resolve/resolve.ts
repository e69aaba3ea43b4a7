import { type Diagnostic, type Location, SpecError } from "../diagnostics/diagnostic.ts";
import type { LoadedSpec } from "../load/load.ts";
import type { Source } from "../load/source.ts";
import {
  escapeSegment,
  isObject,
  type Json,
  type JsonObject,
  segmentsOf,
  valueAt,
} from "../openapi/pointer.ts";
import { join, splitAddress } from "./address.ts";
import { crawl } from "./crawl.ts";
import type { Visit } from "./walk.ts";

/** A spec in which each `$ref` is an address `file#pointer`. References are not inlined, so cycles can remain. */
export interface ResolvedSpec {
  /** The address of the OpenAPI document. */
  entry: string;
  document: JsonObject;
  /** Every reachable object with its kind; each pair of address and kind occurs once. */
  visits: readonly Visit[];
  /** The value at an address `file#pointer`. */
  at(address: string): Json | undefined;
  locate(address: string): Location;
  /** Removes the values at `addresses`. `at` still returns a visited value if its address is in `found`. */
  omit(addresses: ReadonlySet<string>, found?: ReadonlySet<string>): void;
  /** The text of each file that was read, by name; without the files of vectors. */
  files: ReadonlyMap<string, string>;
  vectors: readonly Source[];
  /** The table files, by the names in `x-tables`. */
  tables: ReadonlyMap<string, Source>;
  /** The text of the changelog for clients. */
  changelog?: string;
  /** The folders whose file names affect the output. */
  folders: readonly string[];
}

/** Replaces each `$ref` by an address; reports missing targets. @throws SpecError for an unknown OpenAPI version */
export async function resolve(
  loaded: LoadedSpec,
): Promise<{ spec: ResolvedSpec; problems: Diagnostic[] }> {
  const problems: Diagnostic[] = [];
  const entry = `${loaded.entry}#`;
  const strange = versionProblem(loaded);
  if (strange !== undefined) throw new SpecError([strange], textsOf(loaded));
  const { visits, copies } = await crawl(loaded, problems);
  const byAddress = new Map(visits.map(({ address, value }) => [address, value]));
  const at = (address: string): Json | undefined => {
    const known = byAddress.get(address);
    if (known !== undefined) return known;
    const [file, pointer] = splitAddress(address);
    return valueAt(loaded.sources.get(file)?.data, pointer) as Json | undefined;
  };
  const document = at(entry);
  const spec: ResolvedSpec = {
    entry,
    document: isObject(document) ? document : {},
    visits,
    at,
    locate: (address) => {
      const [copy = "", below = ""] =
        /^(.*?#\/components\/schemas\/[^/]*)(.*)$/.exec(address)?.slice(1) ?? [];
      const [file, pointer] = splitAddress(copies.has(copy) ? copies.get(copy) + below : address);
      return loaded.sources.get(file)?.locate(pointer) ?? { file, line: 1, column: 1 };
    },
    omit: (addresses, found) => {
      // The last item of a list is removed first, so that earlier items keep their indexes.
      const index = (address: string) => Number(/[0-9]*$/.exec(address)?.[0]);
      for (const address of [...addresses].sort((a, b) => index(b) - index(a))) {
        const [file, pointer] = splitAddress(address);
        omitValue(loaded.sources.get(file)?.data, segmentsOf(pointer));
        if (!found?.has(address)) byAddress.delete(address);
      }
    },
    files: textsOf(loaded),
    vectors: loaded.vectors,
    tables: loaded.tables,
    folders: loaded.folders,
    ...(loaded.changelog === undefined ? {} : { changelog: loaded.changelog.text }),
  };
  problems.push(...findReferenceCycles(spec));
  return { spec, problems: [...loaded.problems, ...problems] };
}

/**
 * Removes a member, or a string in a list. Replaces any other item by `{}`: the items after it keep their addresses.
 */
function omitValue(data: Json | undefined, segments: readonly string[]): void {
  const name = segments.at(-1) ?? "";
  const above = segments.slice(0, -1).map((segment) => `/${escapeSegment(segment)}`);
  const holder = valueAt(data, above.join(""));
  if (isObject(holder)) delete holder[name];
  else if (!Array.isArray(holder)) return;
  else if (typeof holder[Number(name)] === "string") holder.splice(Number(name), 1);
  else holder[Number(name)] = {};
}

function textsOf(loaded: LoadedSpec): Map<string, string> {
  const { sources, changelog } = loaded;
  const read = changelog === undefined ? sources.values() : [...sources.values(), changelog];
  return new Map([...read].map(({ name, text }) => [name, text]));
}

function versionProblem({ sources, entry }: LoadedSpec): Diagnostic | undefined {
  const source = sources.get(entry);
  const version = isObject(source?.data) ? source.data.openapi : undefined;
  if (source === undefined || /^3\.[012](\.|$)/.test(String(version))) return undefined;
  const message = `openapi is ${JSON.stringify(version ?? null)}, not 3.0, 3.1 or 3.2`;
  return { code: "spec/openapi-version", message, location: source.locate("/openapi") };
}

/**
 * Follows a chain of `$ref` to its target. The chain stops at an object with `$ref` and further keywords
 * that affect validation.
 */
export function follow(
  spec: ResolvedSpec,
  address: string,
): { address: string; value: Json | undefined } {
  let here = address;
  for (let hops = 0; hops < 100; hops++) {
    const value = spec.at(here);
    if (!isObject(value) || typeof value.$ref !== "string" || hasMore(value)) {
      return { address: here, value };
    }
    here = value.$ref;
  }
  return { address: here, value: undefined };
}

const silent = new Set(
  "$ref $id $schema $anchor $dynamicAnchor $comment $defs definitions title summary description deprecated default example examples externalDocs".split(
    " ",
  ),
);

function hasMore(reference: JsonObject): boolean {
  return Object.keys(reference).some((key) => !silent.has(key) && !key.startsWith("x-"));
}

function findReferenceCycles(spec: ResolvedSpec): Diagnostic[] {
  return spec.visits.flatMap(({ address, value }) => {
    const seen = new Set<string>();
    for (let here = value; isObject(here) && typeof here.$ref === "string"; ) {
      if (here.$ref === address) {
        const stated = join(address, "$ref");
        const message = "this reference leads to itself";
        return [
          { code: "spec/endless-ref", message, location: spec.locate(stated), address: stated },
        ];
      }
      if (seen.has(here.$ref)) return [];
      seen.add(here.$ref);
      here = spec.at(here.$ref) ?? null;
    }
    return [];
  });
}

import { readFile } from "node:fs/promises";
import { type Asset, makeAsset } from "./asset.ts";
import { createCache } from "./cache.ts";

// The relative paths are valid both in the sources and in dist/ (.ci/build.js).
const SAMPLE = new URL("../pages/sample/", import.meta.url);
const SAMPLES: readonly string[] = ["answer.json", "invoice.pdf", "invoice.webp"];
const GENERATED = new URL("../../generated/", import.meta.url);

/** Reads and caches the program's own files. */
export interface Files {
  /** Returns a generated file by its path; undefined for any other path. */
  generated(file: string, type?: string): Promise<Asset | undefined>;
  /** Returns the file of `SAMPLES` with the name `file`; undefined if `SAMPLES` does not list this name. */
  sample(file: string): Promise<Asset | undefined>;
}

/** Creates the cache; each file is read on first use. */
export function createFiles(): Files {
  const once = createCache<Asset>();
  const listOnce = createCache<ReadonlySet<string>>();
  return {
    async generated(file, type) {
      // Only files in the generator's manifest are served, so that no path leads out of the folder.
      if (!(await listOnce("manifest", readList)).has(file)) {
        return undefined;
      }
      return once(file, async () =>
        makeAsset(file, await readFile(new URL(file, GENERATED)), type),
      );
    },
    async sample(file) {
      if (!SAMPLES.includes(file)) {
        return undefined;
      }
      return once(`sample ${file}`, async () =>
        makeAsset(file, await readFile(new URL(file, SAMPLE))),
      );
    },
  };
}

async function readList(): Promise<ReadonlySet<string>> {
  const manifest: unknown = JSON.parse(
    await readFile(new URL(".manifest.json", GENERATED), "utf8"),
  );
  const files = typeof manifest === "object" && manifest !== null && "files" in manifest;
  return new Set(files ? Object.keys(manifest.files as object) : []);
}

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { VectorFile } from "./vector.ts";

const folder = "spec/vectors";
const files = new Map<string, VectorFile>();

/** Loads all vector files, ordered by folder and name. */
export function loadVectors(): VectorFile[] {
  return readdirSync(folder)
    .sort()
    .flatMap((body) =>
      readdirSync(`${folder}/${body}`)
        .sort()
        .map((name) => `${body}/${name}`),
    )
    .map((name) => loadFile(name.replace(/\.yaml$/, "")));
}

/** Loads a vector file. `place` is its path in `spec/vectors` without `.yaml`, such as `document-create/cl`. */
export function loadFile(place: string): VectorFile {
  const known = files.get(place);
  if (known !== undefined) return known;
  const text = readFileSync(`${folder}/${place}.yaml`, "utf8");
  const file: VectorFile = { vectors: [], ...parse(text, { maxAliasCount: -1 }), place };
  files.set(place, file);
  return file;
}

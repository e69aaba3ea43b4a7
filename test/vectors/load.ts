import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { VectorFile } from "./vector.ts";

const folder = "spec/vectors";

/** Every file of vectors, in the order of their places. */
export function loadVectors(): VectorFile[] {
  return readdirSync(folder)
    .sort()
    .flatMap((body) =>
      readdirSync(`${folder}/${body}`)
        .sort()
        .map((name) => loadFile(`${body}/${name.replace(/\.yaml$/, "")}`)),
    );
}

function loadFile(place: string): VectorFile {
  const read = parse(readFileSync(`${folder}/${place}.yaml`, "utf8"), { maxAliasCount: -1 });
  return { vectors: [], ...read, place };
}

import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The OpenAPI documents in a folder: each file that is a document, and one document from each subfolder. */
export function documentsIn(folder: string): [name: string, entry: string][] {
  return readdirSync(folder)
    .sort()
    .flatMap((name): [string, string][] => {
      const entry = entryIn(path.join(folder, name));
      return entry === undefined ? [] : [[name, entry]];
    });
}

// The path of `place` if it is a document, or of the least nested document in the folder `place`.
function entryIn(place: string): string | undefined {
  if (!statSync(place).isDirectory()) return isDocument(place) ? path.resolve(place) : undefined;
  const names = readdirSync(place, { recursive: true, encoding: "utf8" });
  names.sort((a, b) => a.split(path.sep).length - b.split(path.sep).length || a.length - b.length);
  const found = names.find((name) => isDocument(path.join(place, name)));
  return found === undefined ? undefined : path.resolve(place, found);
}

function isDocument(file: string): boolean {
  if (!/\.(json|ya?ml)$/.test(file) || !statSync(file).isFile()) return false;
  return /(?:^|[{,])\s*["']?openapi["']?\s*:\s*["']?3\./m.test(readFileSync(file, "utf8"));
}

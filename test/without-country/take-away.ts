import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { takeFromMembers } from "./members.ts";
import { takeFromLists } from "./spec-lists.ts";
import { takeFromTables } from "./tables.ts";
import { takeFromVectors } from "./vectors.ts";

/** The code and the identifier of a country. */
export interface Known {
  readonly code: string;
  readonly id: number;
}

/**
 * Removes a country from a checkout, as CONTRIBUTING.md describes, but not from prose. Throws if an expected file or
 * entry is missing.
 */
export function takeAway(folder: string, { code, id }: Known): void {
  for (const room of ["spec/countries", "server/countries", "test/server/countries"]) {
    deletePath(path.join(folder, room, code));
  }
  const vectors = path.join(folder, "spec/vectors");
  for (const body of ["document-create", "document-update"]) {
    deletePath(path.join(vectors, body, `${code}.yaml`));
  }
  takeFromLists(folder, code, id);
  const own = takeFromMembers(folder, code);
  takeFromVectors(vectors, code, [...own.gone, ...own.freed]);
  takeFromTables(folder, code, id, own);
  takeFromServer(path.join(folder, "server/countries/countries.ts"), code);
  deleteImporters(path.join(folder, "test"), code);
}

function deletePath(place: string): void {
  if (!existsSync(place)) throw new Error(`${place} is missing`);
  rmSync(place, { recursive: true });
}

/** Removes the country's import and list entry from `file`, which is `countries.ts` of the server. */
function takeFromServer(file: string, code: string): void {
  const text = readFileSync(file, "utf8");
  const listed = text
    .split("\n")
    .filter((line) => line !== `import { ${code} } from "./${code}/${code}.ts";`)
    .join("\n");
  const shorter = listed.replace(new RegExp(`(?<=\\[.*)(\\b${code}, |, ${code}\\b)`), "");
  if (listed === text || shorter === listed) throw new Error(`countries.ts does not list ${code}`);
  writeFileSync(file, shorter);
}

/** Deletes the tests that import a handwritten or generated file of the country. */
function deleteImporters(tests: string, code: string): void {
  const own = new RegExp(`from "[^"]*(/${code}/|\\.${code}\\.json")`);
  for (const entry of readdirSync(tests, { recursive: true, encoding: "utf8" })) {
    const file = path.join(tests, entry);
    if (!/\.test\.ts$/.test(entry)) continue;
    if (own.test(readFileSync(file, "utf8"))) rmSync(file);
  }
}

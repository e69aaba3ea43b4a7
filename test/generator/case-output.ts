import path from "node:path";
import { folderFor, generateInto } from "./output.ts";

/** The folder of the test specs. Each case has a subfolder. */
export const casesFolder = path.join(import.meta.dirname, "cases");

/** The path of a case's spec. */
export function entryOf(name: string): string {
  return path.join(casesFolder, name, "openapi.yaml");
}

/**
 * Generates code from a case's spec into `folderFor(test)`; returns the path of this folder. Each test must pass a
 * different `test`, because `folderFor` empties the folder.
 */
export async function generateCase(name: string, test: string): Promise<string> {
  const folder = folderFor(test);
  await generateInto(folder, entryOf(name));
  return folder;
}

import path from "node:path";
import { folderFor, generateInto } from "./output.ts";

/** The folder of a spec of ours that is kept as files, one a case. */
export const casesFolder = path.join(import.meta.dirname, "cases");

/** The entry file of a case. */
export function entryOf(name: string): string {
  return path.join(casesFolder, name, "openapi.yaml");
}

/** Generates a case into a folder of its own, which no other test file may name: the folder of its output. */
export async function generateCase(name: string, test: string): Promise<string> {
  const folder = folderFor(test);
  await generateInto(folder, entryOf(name));
  return folder;
}

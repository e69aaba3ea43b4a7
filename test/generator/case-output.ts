import path from "node:path";
import { folderFor, generateInto } from "./output.ts";

/** The folder of our test specs, with one folder for each case. */
export const casesFolder = path.join(import.meta.dirname, "cases");

/** The entry file of a case. */
export function entryOf(name: string): string {
  return path.join(casesFolder, name, "openapi.yaml");
}

/** Generates a case into a folder named by `test`, which no other test file may use; returns the folder. */
export async function generateCase(name: string, test: string): Promise<string> {
  const folder = folderFor(test);
  await generateInto(folder, entryOf(name));
  return folder;
}

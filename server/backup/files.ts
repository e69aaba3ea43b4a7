import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** The absolute path of a file to create; throws if the file exists. */
export function newFile(path: string): string {
  const file = resolve(path);
  if (existsSync(file)) {
    throw new Error(`${file} already exists; move it or choose another path.`);
  }
  return file;
}

/** The absolute path of a file to read; throws if the file is missing. */
export function existingFile(path: string): string {
  const file = resolve(path);
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist.`);
  }
  return file;
}

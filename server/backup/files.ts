import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** The whole path of a file that is to be made; nothing is ever written over. */
export function newFile(path: string): string {
  const file = resolve(path);
  if (existsSync(file)) {
    throw new Error(`${file} exists already; it is not written over.`);
  }
  return file;
}

/** The whole path of a file that is to be read. */
export function existingFile(path: string): string {
  const file = resolve(path);
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist.`);
  }
  return file;
}

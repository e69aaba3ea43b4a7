import { existsSync, linkSync, readFileSync, renameSync, rmSync } from "node:fs";
import type { Config } from "../config.ts";
import { keyFileOf, writeNewKey } from "./secret-key.ts";

type KeyConfig = Pick<Config, "secretKey" | "database">;

/** Puts a new key in the place of the one beside an embedded database and keeps the old one until `finishKeyFile`; answers the old one, or undefined where no file holds the key. */
export function renewKeyFile(config: KeyConfig): string | undefined {
  const file = fileOf(config);
  if (file === undefined || !existsSync(file)) {
    return undefined;
  }
  const previous = `${file}.previous`;
  // Each step is whole or not done at all, so that a rotation cut short here goes on with the same two keys.
  if (!existsSync(previous)) {
    linkSync(file, previous);
  }
  const old = readFileSync(previous, "utf8").trim();
  if (readFileSync(file, "utf8").trim() === old) {
    const draft = writeNewKey(file);
    renameSync(draft, file);
  }
  return old;
}

/** The key that a rotation which was cut short has left beside the new one, or undefined. */
export function previousKey(config: KeyConfig): string | undefined {
  const file = fileOf(config);
  const previous = `${file}.previous`;
  return file !== undefined && existsSync(previous)
    ? readFileSync(previous, "utf8").trim()
    : undefined;
}

/** Removes the key that `renewKeyFile` kept. */
export function finishKeyFile(config: KeyConfig): void {
  const file = fileOf(config);
  if (file !== undefined) {
    rmSync(`${file}.previous`, { force: true });
  }
}

function fileOf({ secretKey, database }: KeyConfig): string | undefined {
  return secretKey === undefined ? keyFileOf(database) : undefined;
}

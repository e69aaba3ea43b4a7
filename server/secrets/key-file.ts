import { existsSync, linkSync, renameSync, rmSync } from "node:fs";
import type { Config } from "../config.ts";
import type { Store } from "../store/store.ts";
import { syncFile } from "../store/sync-file.ts";
import { keyFileOf, readKey, writeNewKey } from "./secret-key.ts";

type KeyConfig = Pick<Config, "secretKey" | "database">;

/**
 * Replaces the key in the key file, unless an interrupted rotation has already replaced it. Returns the previous key,
 * which is kept until `finishKeyFile`; undefined if the secret key is not in a key file.
 */
export async function renewKeyFile(config: KeyConfig, store: Store): Promise<string | undefined> {
  const file = fileOf(config);
  if (file === undefined || !existsSync(file)) {
    return undefined;
  }
  // The write transaction prevents two simultaneous rotations from replacing each other's new key.
  return store.write(async () => renew(file));
}

function renew(file: string): string | undefined {
  const previous = `${file}.previous`;
  // Each step is atomic, so that the next rotation can continue an interrupted one with the same keys.
  if (!existsSync(previous)) {
    linkSync(file, previous);
    syncFile(previous);
  }
  const old = readKey(previous);
  if (readKey(file) === old) {
    const draft = writeNewKey(file);
    renameSync(draft, file);
    // No process may seal secrets with the new key before the key is on the disk.
    syncFile(file);
  }
  return old;
}

/** The previous key of a running or interrupted rotation; undefined if there is none. */
export function previousKey(config: KeyConfig): string | undefined {
  const file = fileOf(config);
  return file === undefined ? undefined : readKey(`${file}.previous`);
}

/** Removes the previous key stored by `renewKeyFile`, unless a later rotation has stored another previous key. */
export async function finishKeyFile(
  config: KeyConfig,
  store: Store,
  previousSecretKey: string | undefined,
): Promise<void> {
  const file = fileOf(config);
  await store.write(async () => {
    if (file !== undefined && previousKey(config) === previousSecretKey) {
      rmSync(`${file}.previous`, { force: true });
    }
  });
}

function fileOf({ secretKey, database }: KeyConfig): string | undefined {
  return secretKey === undefined ? keyFileOf(database) : undefined;
}

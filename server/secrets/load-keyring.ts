import { existsSync } from "node:fs";
import type { Config } from "../config.ts";
import { ConfigError } from "../config-values.ts";
import { addKeyName, readKeyNames } from "../store/secret-keys.ts";
import type { Store } from "../store/store.ts";
import { previousKey } from "./key-file.ts";
import type { Keyring } from "./keyring.ts";
import { createKeyring } from "./keyring.ts";
import { keyFileOf, loadSecretKey } from "./secret-key.ts";

/** The secret key of this process, and the wrapping keys. */
export interface LoadedKeys {
  readonly secretKey: string;
  readonly keyring: Keyring;
}

type KeyConfig = Pick<Config, "secretKey" | "previousSecretKey" | "database">;

/** Loads the keys; throws `ConfigError` for an unusable secret key, and for a missing key that wraps stored secrets. */
export async function loadKeyring(config: KeyConfig, store: Store): Promise<LoadedKeys> {
  const names = await store.read(readKeyNames);
  // `loadSecretKey` would replace a lost key file, but no new key can open the stored secrets.
  if (names.length > 0 && config.secretKey === undefined && isLost(config.database)) {
    throw new ConfigError(
      `${keyFileOf(config.database)} is missing. The key in this file protects the secrets of this database: restore the file, or set SECRET_KEY to the key.`,
    );
  }
  const secretKey = loadSecretKey(config);
  const keyring = createKeyring(secretKey, config.previousSecretKey ?? previousKey(config));
  const strange = names.find((name) => keyring.find(name) === undefined);
  if (strange !== undefined) {
    throw new ConfigError(
      `Neither SECRET_KEY nor the key file contains the key named ${strange}, which wraps secrets of this database: set SECRET_KEY to that key, or set SECRET_KEY_PREVIOUS to that key and run "npm run rotate-keys".`,
    );
  }
  if (!names.includes(keyring.current.name)) {
    await store.write((transaction) => addKeyName(transaction, keyring.current.name));
  }
  return { secretKey, keyring };
}

function isLost(database: Config["database"]): boolean {
  const file = keyFileOf(database);
  return file !== undefined && !existsSync(file);
}

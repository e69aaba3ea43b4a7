import { deriveKey } from "./secret-key.ts";

/** A key that wraps the data keys of secrets. Each record stores `name`, which reveals nothing about `bytes`. */
export interface NamedKey {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The wrapping keys of this process. Only `current` wraps data keys; `find` returns the key that a record names. */
export interface Keyring {
  readonly current: NamedKey;
  find(name: string): NamedKey | undefined;
}

/** Derives the wrapping keys from the secret key and, during a rotation, from the previous secret key. */
export function createKeyring(secretKey: string, previousSecretKey?: string): Keyring {
  const current = nameKey(secretKey);
  const keys = [current];
  if (previousSecretKey !== undefined) {
    keys.push(nameKey(previousSecretKey));
  }
  return { current, find: (name) => keys.find((key) => key.name === name) };
}

function nameKey(secretKey: string): NamedKey {
  const name = Buffer.from(deriveKey(secretKey, "name of the wrapping key")).toString("hex", 0, 8);
  return { name: `k1-${name}`, bytes: deriveKey(secretKey, "wrapping key") };
}

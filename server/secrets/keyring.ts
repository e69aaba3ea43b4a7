import { deriveKey } from "./secret-key.ts";

/** A key that wraps the data keys of secrets; records store its name, which reveals nothing of its bytes. */
export interface NamedKey {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The keys of this process: the current one wraps new secrets, and each key opens the stored secrets that it wraps. */
export interface Keyring {
  readonly current: NamedKey;
  find(name: string): NamedKey | undefined;
}

/** Derives the wrapping keys from `SECRET_KEY` and, during a rotation, from the previous one. */
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

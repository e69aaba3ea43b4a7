import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Keyring, NamedKey } from "./keyring.ts";

/** The account and purpose of a secret. A sealed secret can be opened only with its own account and purpose. */
export interface SecretPlace {
  readonly accountId: number;
  readonly purpose: string;
}

/** A stored secret. `value` contains the sealed text and the wrapped data key; `key_name` names the wrapping key. */
export interface SealedSecret {
  readonly value: string;
  readonly key_name: string;
}

/** Thrown if a stored secret was changed, was sealed for another account or purpose, or has an unknown key. */
export class SecretUnreadable extends Error {
  override readonly name = "SecretUnreadable";

  constructor({ accountId, purpose }: SecretPlace, why: string) {
    super(`The secret ${purpose} of account ${accountId} cannot be opened: ${why}.`);
  }
}

/** Thrown if this process lacks the key that wraps a stored secret's data key. */
export class SecretKeyMissing extends SecretUnreadable {}

const VERSION = "1";
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Seals text with a new random data key, and wraps the data key with the keyring's current key. */
export function sealSecret(keyring: Keyring, place: SecretPlace, plain: string): SealedSecret {
  const dataKey = randomBytes(KEY_BYTES);
  const data = encrypt(dataKey, dataBinding(place), Buffer.from(plain, "utf8"));
  return wrap(keyring.current, place, dataKey, data);
}

/** Opens sealed text; throws `SecretUnreadable`. */
export function openSecret(keyring: Keyring, place: SecretPlace, sealed: SealedSecret): string {
  const { dataKey, data } = unwrap(keyring, place, sealed);
  return decrypt(dataKey, dataBinding(place), data, place).toString("utf8");
}

/** The same secret with its data key wrapped by the current key; throws `SecretUnreadable`. */
export function rewrapSecret(
  keyring: Keyring,
  place: SecretPlace,
  sealed: SealedSecret,
): SealedSecret {
  const { dataKey, data } = unwrap(keyring, place, sealed);
  // Decrypts the secret too, so that damage is found now.
  decrypt(dataKey, dataBinding(place), data, place);
  return wrap(keyring.current, place, dataKey, data);
}

function wrap(key: NamedKey, place: SecretPlace, dataKey: Buffer, data: Buffer): SealedSecret {
  const wrapped = encrypt(key.bytes, wrapBinding(place, key.name), dataKey);
  const value = [VERSION, wrapped.toString("base64url"), data.toString("base64url")].join(".");
  return { value, key_name: key.name };
}

function unwrap(keyring: Keyring, place: SecretPlace, { value, key_name }: SealedSecret) {
  const key = keyring.find(key_name);
  if (key === undefined) {
    throw new SecretKeyMissing(place, `the key ${JSON.stringify(key_name)} is not configured`);
  }
  const [version, wrapped, data, ...rest] = value.split(".");
  if (version !== VERSION || wrapped === undefined || data === undefined || rest.length > 0) {
    throw new SecretUnreadable(place, "the stored text is not a sealed secret");
  }
  const binding = wrapBinding(place, key.name);
  const dataKey = decrypt(key.bytes, binding, decode(wrapped, place), place);
  return { dataKey, data: decode(data, place) };
}

function encrypt(key: Uint8Array, binding: Buffer, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(binding);
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, binding: Buffer, sealed: Buffer, place: SecretPlace): Buffer {
  try {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, key, nonce, options).setAAD(binding);
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES));
    const text = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    throw new SecretUnreadable(place, "the sealed text was changed or belongs to another secret");
  }
}

function decode(text: string, place: SecretPlace): Buffer {
  const bytes = Buffer.from(text, "base64url");
  // Several texts decode to the same bytes; only the canonical base64url is accepted.
  if (bytes.toString("base64url") !== text || bytes.length < NONCE_BYTES + TAG_BYTES) {
    throw new SecretUnreadable(place, "the stored text is not a sealed secret");
  }
  return bytes;
}

function dataBinding({ accountId, purpose }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify(["data", VERSION, accountId, purpose]));
}

function wrapBinding({ accountId, purpose }: SecretPlace, keyName: string): Buffer {
  return Buffer.from(JSON.stringify(["key", VERSION, accountId, purpose, keyName]));
}

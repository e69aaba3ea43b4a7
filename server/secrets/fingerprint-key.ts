import { readFact, writeFact, writeFactOnce } from "../store/facts.ts";
import { lockKeyName } from "../store/secret-keys.ts";
import type { Transaction } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import type { SealedSecret } from "./envelope.ts";
import { rewrapSecret } from "./envelope.ts";
import type { Keyring } from "./keyring.ts";
import { deriveKey } from "./secret-key.ts";
import type { Vault } from "./vault.ts";

// The key is stored under this name in the table `meta`, which is on the coordinator in Citus. If the key were on the
// node of an account, the server could not start while that node is down.
const FACT = "fingerprint_key";
const PURPOSE = "idempotency";
// The key belongs to the whole service, so its `accountId` is 0: no account has this identifier.
const place = { accountId: 0, purpose: PURPOSE };

/**
 * Returns the HMAC key for fingerprints of idempotent requests. The first start derives this key from `secretKey` and
 * stores the derived key encrypted, so that a later change of the secret key changes no fingerprint.
 */
export async function loadFingerprintKey(
  { store, vault }: { readonly store: Store; readonly vault: Vault },
  secretKey: string,
): Promise<Uint8Array> {
  const known = await store.read((session) => readFact(session, FACT));
  const stored = known ?? (await storeOnce({ store, vault }, deriveKey(secretKey, PURPOSE)));
  return Buffer.from(vault.open(place, JSON.parse(stored) as SealedSecret), "base64");
}

/** Wraps the stored fingerprint key, if any, with the keyring's current key; returns the number of changed records. */
export async function rotateFingerprintKey(
  transaction: Transaction,
  keyring: Keyring,
): Promise<number> {
  const stored = await readFact(transaction, FACT);
  const sealed = stored === undefined ? undefined : (JSON.parse(stored) as SealedSecret);
  if (sealed === undefined || sealed.key_name === keyring.current.name) {
    return 0;
  }
  await writeFact(transaction, FACT, JSON.stringify(rewrapSecret(keyring, place, sealed)));
  return 1;
}

// If another process stored a key first, returns that key.
async function storeOnce(
  { store, vault }: { readonly store: Store; readonly vault: Vault },
  key: Uint8Array,
): Promise<string> {
  const sealed = vault.seal(place, Buffer.from(key).toString("base64"));
  return store.write(async (transaction) => {
    await lockKeyName(transaction, sealed.key_name);
    return writeFactOnce(transaction, FACT, JSON.stringify(sealed));
  });
}

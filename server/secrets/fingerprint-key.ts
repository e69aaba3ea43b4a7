import { findAccountSecret, insertSecretOnce } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";
import { deriveKey } from "./secret-key.ts";
import type { Vault } from "./vault.ts";

// No account has this identifier.
const NOBODY = 0;
const PURPOSE = "idempotency";
const place = { accountId: NOBODY, purpose: PURPOSE };

/**
 * Returns the key of the fingerprints of idempotent requests. The first start derives the key from `secretKey` and
 * stores it encrypted, so that a later change of the secret key changes no fingerprint.
 */
export async function loadFingerprintKey(
  { store, vault }: { readonly store: Store; readonly vault: Vault },
  secretKey: string,
): Promise<Uint8Array> {
  const read = () => store.read((session) => findAccountSecret(session, NOBODY, PURPOSE));
  let sealed = await read();
  if (sealed === undefined) {
    const made = Buffer.from(deriveKey(secretKey, PURPOSE)).toString("base64");
    const first = vault.seal(place, made);
    await store.write((transaction) => insertSecretOnce(transaction, NOBODY, PURPOSE, first));
    // Another process may have stored its key first.
    sealed = await read();
  }
  if (sealed === undefined) {
    throw new Error("The key of the fingerprints was not stored.");
  }
  return Buffer.from(vault.open(place, sealed), "base64");
}

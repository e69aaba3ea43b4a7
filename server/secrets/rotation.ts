import {
  addKeyName,
  deleteOtherKeyNames,
  findAuthorizationsOfOtherKeys,
  findSecretsOfOtherKeys,
  findSubscriptionsOfOtherKeys,
  replaceAuthorizationSecret,
  replaceSubscriptionSecrets,
  replaceWrappedSecret,
} from "../store/secret-keys.ts";
import type { Transaction } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import type { SealedSecret } from "./envelope.ts";
import { rewrapSecret } from "./envelope.ts";
import { rotateFingerprintKey } from "./fingerprint-key.ts";
import type { Keyring } from "./keyring.ts";
import { numberingPlace, subscriptionPlace } from "./vault.ts";

const BATCH = 100;
const KINDS = [
  rotateAccountSecrets,
  rotateSubscriptions,
  rotateAuthorizations,
  rotateFingerprintKey,
];

/** Wraps every secret with the current key; can be repeated if interrupted. Returns the number of changed records. */
export async function rotateSecrets(
  store: Store,
  keyring: Keyring,
  onBatch: (changed: number) => void = () => undefined,
): Promise<number> {
  const { name } = keyring.current;
  await store.write((transaction) => addKeyName(transaction, name));
  const changed = await rotateAll(
    (rotateSome) => store.write((transaction) => rotateSome(transaction, keyring)),
    onBatch,
  );
  const last = await store.write(async (transaction) => {
    // Waits for transactions that store a secret with another key. Later transactions of this kind throw `KeyRetired`.
    await deleteOtherKeyNames(transaction, name);
    return rotateAll((rotateSome) => rotateSome(transaction, keyring));
  });
  return changed + last;
}

async function rotateAll(
  run: (rotateSome: (typeof KINDS)[number]) => Promise<number>,
  onBatch: (changed: number) => void = () => undefined,
): Promise<number> {
  let changed = 0;
  for (const kind of KINDS) {
    let some = BATCH;
    // Stops after an incomplete batch: while other processes write secrets, an empty batch may never come.
    while (some === BATCH) {
      some = await run(kind);
      changed += some;
      if (some > 0) {
        onBatch(changed);
      }
    }
  }
  return changed;
}

async function rotateAccountSecrets(transaction: Transaction, keyring: Keyring): Promise<number> {
  const wanted = { key_name: keyring.current.name, limit: BATCH };
  const rows = await findSecretsOfOtherKeys(transaction, wanted);
  for (const row of rows) {
    const { account_id, purpose } = row;
    const place = { accountId: account_id, purpose };
    const sealed = { value: row.value, key_name: row.key_name ?? "" };
    const rewrapped = rewrapSecret(keyring, place, sealed);
    await replaceWrappedSecret(transaction, {
      account_id,
      purpose,
      ...rewrapped,
      before: row.value,
    });
  }
  return rows.length;
}

async function rotateSubscriptions(transaction: Transaction, keyring: Keyring): Promise<number> {
  const wanted = { key_name: keyring.current.name, limit: BATCH };
  const rows = await findSubscriptionsOfOtherKeys(transaction, wanted);
  for (const row of rows) {
    const { account_id, webhook_subscription_id, key_name } = row;
    const rewrap = (member: "callback_password" | "signing_secret", value: string): SealedSecret =>
      rewrapSecret(keyring, subscriptionPlace(account_id, webhook_subscription_id, member), {
        value,
        key_name: key_name ?? "",
      });
    const signing = rewrap("signing_secret", row.signing_secret);
    const password =
      row.callback_password === null ? null : rewrap("callback_password", row.callback_password);
    await replaceSubscriptionSecrets(transaction, {
      account_id,
      webhook_subscription_id,
      signing_secret: signing.value,
      callback_password: password?.value ?? null,
      key_name: signing.key_name,
    });
  }
  return rows.length;
}

async function rotateAuthorizations(transaction: Transaction, keyring: Keyring): Promise<number> {
  const wanted = { key_name: keyring.current.name, limit: BATCH };
  const rows = await findAuthorizationsOfOtherKeys(transaction, wanted);
  for (const row of rows) {
    const { account_id, numbering_authorization_id, key_name } = row;
    const place = numberingPlace(account_id, numbering_authorization_id);
    const sealed = { value: row.secret ?? "", key_name: key_name ?? "" };
    const { value, key_name: current } = rewrapSecret(keyring, place, sealed);
    await replaceAuthorizationSecret(transaction, {
      account_id,
      numbering_authorization_id,
      secret: value,
      key_name: current,
    });
  }
  return rows.length;
}

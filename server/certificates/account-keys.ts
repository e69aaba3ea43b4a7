import { createPrivateKey } from "node:crypto";
import { type BoundedMap, createBoundedMap } from "../process/bounded-map.ts";
import { createFairQueue } from "../process/fair-queue.ts";
import type { Vault } from "../secrets/vault.ts";
import { type SigningKeys, signingKeys } from "../signing/signing-keys.ts";
import { findAccountSecrets } from "../store/accounts.ts";
import { findCertificate } from "../store/certificates.ts";
import type { Store } from "../store/store.ts";
import { openForSigning } from "./check-certificate.ts";
import { sentCertificate } from "./sent-certificate.ts";

/** The services that are needed to open an account's certificate. */
export interface AccountKeyServices {
  readonly store: Store;
  readonly vault: Vault;
}

interface Opened {
  readonly revision: number;
  readonly keys: Promise<SigningKeys | undefined>;
}

const MOST_OPENED = 1000;
const OPENED_AT_ONCE = 2;
const MOST_WAITING = 1000;
// A certificate that is invalid only for these reasons still signs if its key is RSA. The sandbox accepts its
// signatures.
const usable: ReadonlySet<unknown> = new Set(["expired", "not-yet-valid", "other-tax-id"]);

const openedOf = new WeakMap<Store, BoundedMap<number, Opened>>();
const queue = createFairQueue(OPENED_AT_ONCE, MOST_WAITING);

/**
 * The keys of an account's certificate; undefined if the account has no usable certificate with an RSA key. A separate
 * process opens the certificate. The keys of the 1000 most recently used accounts are cached. The keys of an account
 * are opened again after its certificate is renewed.
 */
export async function accountKeys(
  services: AccountKeyServices,
  accountId: number,
): Promise<SigningKeys | undefined> {
  const { store } = services;
  const row = await store.read((session) => findCertificate(session, accountId));
  if (row === undefined) {
    return undefined;
  }
  const reasons = JSON.parse(row.reasons) as readonly unknown[];
  if (row.state === "invalid" && !reasons.every((reason) => usable.has(reason))) {
    return undefined;
  }
  const kept = keptFor(store);
  const known = kept.get(accountId);
  if (known?.revision === row.revision) {
    return known.keys;
  }
  const keys = open(services, accountId);
  kept.set(accountId, { revision: row.revision, keys });
  keys.catch(() => kept.delete(accountId));
  return keys;
}

function keptFor(store: Store): BoundedMap<number, Opened> {
  const kept = openedOf.get(store) ?? createBoundedMap<number, Opened>(MOST_OPENED);
  openedOf.set(store, kept);
  return kept;
}

async function open(
  { store, vault }: AccountKeyServices,
  accountId: number,
): Promise<SigningKeys | undefined> {
  const sealed = await store.read((session) => findAccountSecrets(session, accountId));
  const sent = sentCertificate(vault, accountId, sealed);
  const pair = await queue.run(String(accountId), () => openForSigning(sent));
  if (pair === undefined) {
    return undefined;
  }
  const der = Buffer.from(pair.certificate, "base64");
  const key = createPrivateKey({
    key: Buffer.from(pair.key, "base64"),
    format: "der",
    type: "pkcs8",
  });
  return signingKeys(der, key);
}

import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import type { Vault } from "../secrets/vault.ts";
import { selfSigned } from "../signing/self-signed.ts";
import { type SigningKeys, signer, signingKeys } from "../signing/signing-keys.ts";
import { findAccountSecrets, insertSecretOnce } from "../store/accounts.ts";
import type { Store } from "../store/store.ts";

/** The sandbox's keys. They sign its responses, and also the files of accounts without a usable certificate. */
export interface SandboxIdentity extends SigningKeys {
  /** The key for Chile. It signs the sandbox's folio authorizations (CAF) and the stamps of documents that use them. */
  readonly stamp: { readonly publicKey: KeyObject; readonly sign: SigningKeys["sign"] };
}

/** The sandbox's certificate and private keys: DER in base64. */
export interface StoredIdentity {
  readonly certificate: string;
  readonly key: string;
  readonly stampKey: string;
}

// No account has this identifier.
const NOBODY = 0;
const PURPOSE = "sandbox";
const place = { accountId: NOBODY, purpose: PURPOSE };
const YEARS = 30;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const generate = promisify(generateKeyPair);

const identityOf = new WeakMap<Store, Promise<SandboxIdentity>>();

/** The sandbox's keys, which are generated once per database and stored there encrypted. */
export function sandboxIdentity(services: {
  readonly store: Store;
  readonly vault: Vault;
}): Promise<SandboxIdentity> {
  const known = identityOf.get(services.store);
  if (known !== undefined) {
    return known;
  }
  const identity = load(services);
  identityOf.set(services.store, identity);
  identity.catch(() => identityOf.delete(services.store));
  return identity;
}

async function load({
  store,
  vault,
}: {
  readonly store: Store;
  readonly vault: Vault;
}): Promise<SandboxIdentity> {
  const read = async () =>
    (await store.read((session) => findAccountSecrets(session, NOBODY)))[PURPOSE];
  let sealed = await read();
  if (sealed === undefined) {
    await storeIdentity({ store, vault }, await makeIdentity());
    // Another process may have stored its keys first.
    sealed = await read();
  }
  if (sealed === undefined) {
    throw new Error("The keys of the sandbox were not stored.");
  }
  return open(JSON.parse(vault.open(place, sealed)) as StoredIdentity);
}

/** Stores the sandbox's keys, encrypted; has no effect if the database already contains such keys. */
export async function storeIdentity(
  { store, vault }: { readonly store: Store; readonly vault: Vault },
  made: StoredIdentity,
): Promise<void> {
  const sealed = vault.seal(place, JSON.stringify(made));
  await store.write((transaction) => insertSecretOnce(transaction, NOBODY, PURPOSE, sealed));
}

function open({ certificate, key, stampKey }: StoredIdentity): SandboxIdentity {
  const privateKey = (text: string) =>
    createPrivateKey({ key: Buffer.from(text, "base64"), format: "der", type: "pkcs8" });
  const stamp = privateKey(stampKey);
  return {
    ...signingKeys(Buffer.from(certificate, "base64"), privateKey(key)),
    stamp: { publicKey: createPublicKey(stamp), sign: signer(stamp) },
  };
}

/** Generates new keys for the sandbox. */
export async function makeIdentity(): Promise<StoredIdentity> {
  const pair = await generate("rsa", { modulusLength: 2048 });
  // 1024 bits are enough: the CAF keys of the tax authority (SII) have only 512 bits.
  const stamp = await generate("rsa", { modulusLength: 1024 });
  const now = Date.now();
  const subject = {
    commonName: "Talonario sandbox, no fiscal value",
    organization: "Talonario sandbox",
    notBefore: now - YEAR_MS,
    notAfter: now + YEARS * YEAR_MS,
  };
  const text = (key: KeyObject) => key.export({ type: "pkcs8", format: "der" }).toString("base64");
  return {
    certificate: selfSigned(subject, pair).toString("base64"),
    key: text(pair.privateKey),
    stampKey: text(stamp.privateKey),
  };
}

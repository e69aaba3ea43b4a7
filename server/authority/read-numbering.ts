import { createPrivateKey, type KeyObject } from "node:crypto";
import type { Document } from "../../generated/types/models.d.ts";
import type { NativeKeys, NativeNumbering } from "../countries/native.ts";
import type { DocumentAccount } from "../documents/document-account.ts";
import { openAuthorization, storedAuthorizationOf } from "../documents/stored-authorization.ts";
import { type BoundedMap, createBoundedMap } from "../process/bounded-map.ts";
import type { Services } from "../services.ts";
import { signer } from "../signing/signing-keys.ts";
import type { NumberingAuthorizationRow } from "../store/numbering-authorizations.ts";
import { findNumberingAuthorization } from "../store/numbering-authorizations.ts";
import type { Store } from "../store/store.ts";
import type { IssuedDocument } from "./made-file.ts";
import type { SandboxIdentity } from "./sandbox-identity.ts";

/** A document's number with its authorization. `signStamp` is present if the country's files have a stamp. */
export interface ReadNumbering {
  readonly numbering: NativeNumbering;
  readonly signStamp?: NonNullable<NativeKeys["signStamp"]>;
}

type NumberingServices = Pick<Services, "store" | "vault">;

const MOST_KEYS = 1000;
const keysOf = new WeakMap<Store, BoundedMap<number, KeyObject>>();

/** An issued document's number with its authorization, or with a sandbox grant if `authorizationId` is null. */
export async function readNumbering(
  services: NumberingServices,
  { document, account, authorizationId }: IssuedDocument,
  sandbox: SandboxIdentity,
): Promise<ReadNumbering> {
  const { country, id } = account;
  const number = document.header.document_number;
  if (number === undefined) {
    throw new Error("The document has no number, so it was not issued.");
  }
  const type = country.numbering.taxbureauType(document);
  const key = { type, series: country.numbering.series(document, type), number };
  if (authorizationId === null) {
    return granted(document, account, sandbox, key);
  }
  const row = await services.store.read((session) =>
    findNumberingAuthorization(session, id, authorizationId),
  );
  if (row === undefined) {
    throw new Error(`Authorization ${authorizationId} of account ${id} no longer exists.`);
  }
  return authorized(services, row, account, sandbox, key);
}

/** The sandbox's grant of a number that no authorization covers. */
export async function granted(
  document: Document,
  account: DocumentAccount,
  sandbox: Pick<SandboxIdentity, "stamp">,
  key: Pick<NativeNumbering, "type" | "series" | "number">,
): Promise<ReadNumbering> {
  const { country } = account;
  const numbering: NativeNumbering = { ...key, ...country.numbering.grantOf(document) };
  return withGrant(numbering, account, sandbox);
}

// In some countries, a native file contains its numbering authorization (CAF) and a stamp. The CAF's private key signs
// the stamp. If no private key is stored, the sandbox issues the CAF and signs the stamp.
async function withGrant(
  numbering: NativeNumbering,
  { country, facts }: DocumentAccount,
  { stamp }: Pick<SandboxIdentity, "stamp">,
): Promise<ReadNumbering> {
  const { grant } = country.native;
  return grant === undefined
    ? { numbering }
    : {
        numbering: { ...numbering, caf: await grant(numbering, facts, stamp) },
        signStamp: (bytes) => stamp.sign("sha1", bytes),
      };
}

async function authorized(
  services: NumberingServices,
  row: NumberingAuthorizationRow,
  account: DocumentAccount,
  sandbox: SandboxIdentity,
  key: Pick<NativeNumbering, "type" | "series" | "number">,
): Promise<ReadNumbering> {
  const { authorization_number, caf } = storedAuthorizationOf(row);
  const { technical_key, private_key } = openAuthorization(services.vault, row);
  const numbering: NativeNumbering = {
    ...key,
    origin: "account",
    from: row.range_from,
    to: row.range_to,
    ...(row.valid_from !== null && { valid_from: row.valid_from }),
    ...(row.valid_to !== null && { valid_to: row.valid_to }),
    ...(authorization_number !== undefined && { authorization_number }),
    ...(technical_key !== undefined && { technical_key }),
    ...(caf !== undefined && { caf }),
  };
  if (private_key === undefined) {
    return withGrant(numbering, account, sandbox);
  }
  const sign = signer(stampKey(services.store, row, private_key));
  return { numbering, signStamp: (bytes) => sign("sha1", bytes) };
}

// Keys are cached by authorization id, because parsing a key takes longer than signing.
function stampKey(
  store: Store,
  { numbering_authorization_id: id }: NumberingAuthorizationRow,
  pem: string,
): KeyObject {
  const keys = keysOf.get(store) ?? createBoundedMap<number, KeyObject>(MOST_KEYS);
  keysOf.set(store, keys);
  const key = keys.get(id) ?? createPrivateKey(pem);
  keys.set(id, key);
  return key;
}

import type { NumberingAuthorization } from "../../generated/types/models.d.ts";
import { numberingPlace, type Vault } from "../secrets/vault.ts";
import type { NumberingAuthorizationRow } from "../store/numbering-authorizations.ts";
import { nextNumberOf } from "../store/numbering-authorizations.ts";
import type { Session } from "../store/session.ts";

/** The members of an authorization that its row stores in `body`. */
export interface StoredAuthorization {
  readonly series?: string;
  readonly authorization_number?: string;
  /** The element `CAF` of a Chilean folio file; each document contains a copy. */
  readonly caf?: string;
}

/** The keys of an authorization, which are stored sealed. */
export interface AuthorizationSecrets {
  /** The PEM key in a Chilean folio file. */
  readonly private_key?: string;
  /** The key of a Colombian number range. */
  readonly technical_key?: string;
}

/** Parses the body of a row. */
export function storedAuthorizationOf(row: NumberingAuthorizationRow): StoredAuthorization {
  return JSON.parse(row.body) as StoredAuthorization;
}

/** Seals an authorization's keys; the columns are null without keys. */
export function sealAuthorization(
  vault: Vault,
  key: Pick<NumberingAuthorizationRow, "account_id" | "numbering_authorization_id">,
  secrets: AuthorizationSecrets,
): Pick<NumberingAuthorizationRow, "secret" | "key_name"> {
  if (Object.keys(secrets).length === 0) {
    return { secret: null, key_name: null };
  }
  const place = numberingPlace(key.account_id, key.numbering_authorization_id);
  const { value, key_name } = vault.seal(place, JSON.stringify(secrets));
  return { secret: value, key_name };
}

/** Decrypts the keys of an authorization; throws `SecretUnreadable` if the vault cannot open them. */
export function openAuthorization(
  vault: Vault,
  row: NumberingAuthorizationRow,
): AuthorizationSecrets {
  if (row.secret === null) {
    return {};
  }
  const place = numberingPlace(row.account_id, row.numbering_authorization_id);
  const sealed = { value: row.secret, key_name: row.key_name ?? "" };
  return JSON.parse(vault.open(place, sealed)) as AuthorizationSecrets;
}

/** Converts an authorization's row to a response with the next number. */
export async function authorizationResponse(
  session: Session,
  row: NumberingAuthorizationRow,
): Promise<NumberingAuthorization> {
  const { series, authorization_number } = storedAuthorizationOf(row);
  const next = await nextNumberOf(session, row);
  return {
    numbering_authorization_id: row.numbering_authorization_id,
    account_id: row.account_id,
    document_type_taxbureau: row.document_type_taxbureau,
    ...(series !== undefined && { series }),
    from: row.range_from,
    to: row.range_to,
    ...(next !== undefined && { next }),
    remaining: row.remaining,
    ...(row.valid_from !== null && { valid_from: row.valid_from }),
    ...(row.valid_to !== null && { valid_to: row.valid_to }),
    ...(authorization_number !== undefined && { authorization_number }),
  };
}

import type { SealedSecret, SecretPlace } from "./envelope.ts";
import { openSecret, sealSecret } from "./envelope.ts";
import type { Keyring } from "./keyring.ts";

/** Seals and opens the secrets of accounts and of the service. */
export interface Vault {
  seal(place: SecretPlace, plain: string): SealedSecret;
  /** Throws `SecretUnreadable` if the secret was changed, was sealed for another `place`, or has an unknown key. */
  open(place: SecretPlace, sealed: SealedSecret): string;
}

/** Returns a vault that uses the keys of a keyring. */
export function createVault(keyring: Keyring): Vault {
  return {
    seal: (place, plain) => sealSecret(keyring, place, plain),
    open: (place, sealed) => openSecret(keyring, place, sealed),
  };
}

/** The account and purpose of a webhook subscription's secret. */
export function subscriptionPlace(
  accountId: number,
  webhookSubscriptionId: number,
  member: "callback_password" | "signing_secret",
): SecretPlace {
  return { accountId, purpose: `webhook_subscriptions/${webhookSubscriptionId}/${member}` };
}

/** The account and purpose of a numbering authorization's secret. */
export function numberingPlace(accountId: number, numberingAuthorizationId: number): SecretPlace {
  return { accountId, purpose: `numbering_authorizations/${numberingAuthorizationId}/secret` };
}

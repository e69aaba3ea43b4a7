import type { Store } from "../store/store.ts";
import { createGenerations } from "./generations.ts";
import type { Principal } from "./principal.ts";
import type { Tokens, VerifiedToken } from "./tokens.ts";

/** Verifies access tokens. A login's generation is the number of times that its tokens were revoked. */
export interface Access {
  /**
   * Verifies a token; returns undefined for an invalid or revoked token. Throws `StoreUnavailable` if the database
   * cannot be read.
   */
  verify(token: string): Promise<VerifiedToken | undefined>;
  /** Caches a new `generation` of the login, so that this process rejects older tokens at once. */
  ended(principal: Principal, generation: number): void;
}

/**
 * Accepts only tokens of the login's current generation. The generation is cached for up to a second.
 * `now` returns milliseconds.
 */
export function createAccess(
  { tokens, store }: { readonly tokens: Tokens; readonly store: Pick<Store, "read"> },
  now?: () => number,
): Access {
  const generations = createGenerations(store, now);
  return {
    async verify(token) {
      const verified = await tokens.verify(token);
      if (verified === undefined) {
        return undefined;
      }
      const { principal, generation } = verified;
      return (await generations.of(principal, generation)) === generation ? verified : undefined;
    },
    ended: (principal, generation) => generations.set(principal, generation),
  };
}

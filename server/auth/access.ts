import type { Store } from "../store/store.ts";
import { createGenerations } from "./generations.ts";
import type { Principal } from "./principal.ts";
import type { Tokens, VerifiedToken } from "./tokens.ts";

/** Decides which tokens still give access. */
export interface Access {
  /** Verifies a token; undefined for one that is invalid or revoked. Throws `StoreUnavailable`. */
  verify(token: string): Promise<VerifiedToken | undefined>;
  /** Revokes, in this process, the login's tokens of all generations before the one just stored. */
  ended(principal: Principal, generation: number): void;
}

/** Compares a token with its login's generation, cached for up to a second; `now` returns milliseconds. */
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

import type { Store } from "../store/store.ts";
import { createGenerations } from "./generations.ts";
import type { Principal } from "./principal.ts";
import type { Tokens, VerifiedToken } from "./tokens.ts";

/** Decides which tokens still give access. */
export interface Access {
  /** What a token says; undefined when it is no good or was ended. Throws `StoreUnavailable`. */
  verify(token: string): Promise<VerifiedToken | undefined>;
  /** Ends in this process every token of a login that is older than the generation which was just stored. */
  ended(principal: Principal, generation: number): void;
}

/** Compares a token with its login's generation, which other processes may have changed a second ago; `now` gives milliseconds. */
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

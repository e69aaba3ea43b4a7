import { readLoginGeneration, readOperatorGeneration } from "../store/logins.ts";
import type { Store } from "../store/store.ts";
import type { Principal } from "./principal.ts";

/** Caches the token generation of each login: how often its tokens were revoked. */
export interface Generations {
  /** The generation, at most a second old; reads the database when the cached one is below `atLeast`. */
  of(principal: Principal, atLeast: number): Promise<number>;
  /** Caches a generation that this process has just written. */
  set(principal: Principal, generation: number): void;
}

interface CachedGeneration {
  readonly generation: Promise<number>;
  /** The time when the generation was cached, in milliseconds since 1970. */
  readonly at: number;
}

const CACHE_MS = 1000;
const MOST_CACHED = 10_000;
const OPERATOR = 0;

/** Reads each login's generation at most once a second, unless a token has a higher one; `now` returns milliseconds. */
export function createGenerations(
  store: Pick<Store, "read">,
  now: () => number = Date.now,
): Generations {
  const known = new Map<number, CachedGeneration>();

  // A clock that is set back makes no entry last longer.
  const isFresh = ({ at }: CachedGeneration) => Math.abs(now() - at) < CACHE_MS;

  function cache(principal: Principal, generation: Promise<number>): Promise<number> {
    const key = keyOf(principal);
    const entry = { generation, at: now() };
    known.delete(key);
    if (known.size >= MOST_CACHED) {
      known.delete(known.keys().next().value ?? key);
    }
    known.set(key, entry);
    // A failed read is not cached for later callers.
    generation.catch(() => {
      if (known.get(key) === entry) {
        known.delete(key);
      }
    });
    return generation;
  }

  function read(principal: Principal): Promise<number> {
    const reading = store.read((session) =>
      principal.kind === "operator"
        ? readOperatorGeneration(session)
        : readLoginGeneration(session, principal.accountId),
    );
    return cache(principal, reading);
  }

  return {
    async of(principal, atLeast) {
      const found = known.get(keyOf(principal));
      const generation =
        found !== undefined && isFresh(found) ? await found.generation : await read(principal);
      // After this process read the generation, another process raised it and issued a token.
      return generation < atLeast ? read(principal) : generation;
    },
    set(principal, generation) {
      cache(principal, Promise.resolve(generation));
    },
  };
}

function keyOf(principal: Principal): number {
  return principal.kind === "operator" ? OPERATOR : principal.accountId;
}

import { readLoginGeneration, readOperatorGeneration } from "../store/logins.ts";
import type { Store } from "../store/store.ts";
import type { Principal } from "./principal.ts";

/** Caches the generation of each login: the number of times that the login's tokens were revoked. */
export interface Generations {
  /** Returns the generation, at most a second out of date. A cached generation below `atLeast` is read again. */
  of(principal: Principal, atLeast: number): Promise<number>;
  /** Caches a generation that this process has just written. */
  set(principal: Principal, generation: number): void;
}

interface CachedGeneration {
  readonly generation: Promise<number>;
  /** When the generation was cached, in milliseconds since 1970. */
  readonly at: number;
}

const CACHE_MS = 1000;
const MOST_CACHED = 10_000;
const OPERATOR = 0;

/** Caches the generations of at most 10,000 logins for a second; `now` returns milliseconds since 1970. */
export function createGenerations(
  store: Pick<Store, "read">,
  now: () => number = Date.now,
): Generations {
  const known = new Map<number, CachedGeneration>();

  // `Math.abs` also expires an entry that is a second or more in the future because the clock was set back.
  const isFresh = ({ at }: CachedGeneration) => Math.abs(now() - at) < CACHE_MS;

  function cache(principal: Principal, generation: Promise<number>): Promise<number> {
    const key = keyOf(principal);
    const entry = { generation, at: now() };
    known.delete(key);
    if (known.size >= MOST_CACHED) {
      known.delete(known.keys().next().value ?? key);
    }
    known.set(key, entry);
    // A failed read is removed, so that the next caller reads again.
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
      // `atLeast`, the token's generation, is higher if another process raised the generation after the cached read.
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

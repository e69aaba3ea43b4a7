import { reserveIds } from "./id-blocks.ts";
import { insertIdOwners } from "./id-owners.ts";
import type { Counter, Session } from "./session.ts";

/**
 * Assigns identifiers from blocks; each block belongs to one account. The table `id_owners` stores the account of each
 * block, so it is small and gives the account of each identifier.
 */
export interface OwnedIds {
  next(counter: Counter, accountId: number): Promise<number>;
}

interface Block {
  readonly next: number;
  readonly last: number;
  readonly size: number;
}

interface Wanted {
  readonly counter: Counter;
  readonly accountId: number;
  readonly size: number;
}

// The size of an account's blocks doubles up to `LARGEST`, so that small accounts waste few identifiers.
const SMALLEST = 8;
const LARGEST = 64;
const MOST_BLOCKS = 50_000;
// The maximum number of blocks in one INSERT statement. The database accepts far more values.
const MOST_AT_ONCE = 500;

/** Creates an `OwnedIds`. `session` reserves the blocks; blocks requested at the same time are reserved together. */
export function createOwnedIds(session: Session): OwnedIds {
  const blocks = new Map<string, Block>();
  const refilling = new Map<string, Promise<void>>();
  let wanted = new Map<string, Wanted>();
  let turn: Promise<void> = Promise.resolve();

  async function reserve(): Promise<void> {
    const now = [...wanted].slice(0, MOST_AT_ONCE);
    wanted = new Map([...wanted].slice(MOST_AT_ONCE));
    const byCounter = new Map<Counter, (readonly [string, Wanted])[]>();
    for (const one of now) {
      byCounter.set(one[1].counter, [...(byCounter.get(one[1].counter) ?? []), one]);
    }
    for (const [counter, group] of byCounter) {
      const total = group.reduce((sum, [, { size }]) => sum + size, 0);
      let first = (await reserveIds(session, counter, total)) - total + 1;
      const made = group.map(([key, { accountId, size }]) => {
        const block = { key, counter, first, last: first + size - 1, account_id: accountId, size };
        first += size;
        return block;
      });
      await insertIdOwners(
        session,
        made.map(({ counter, first, last, account_id }) => ({ counter, first, last, account_id })),
      );
      // The remaining identifiers of a dropped block stay unused.
      if (blocks.size + made.length > MOST_BLOCKS) blocks.clear();
      for (const { key, first, last, size } of made) blocks.set(key, { next: first, last, size });
    }
  }

  function refill(key: string, want: Wanted): Promise<void> {
    wanted.set(key, want);
    const done = turn.then(() => (wanted.has(key) ? reserve() : undefined));
    turn = done.catch(() => undefined);
    return done.finally(() => refilling.delete(key));
  }

  return {
    async next(counter, accountId) {
      const key = `${counter} ${accountId}`;
      for (;;) {
        const block = blocks.get(key);
        if (block !== undefined && block.next <= block.last) {
          blocks.set(key, { ...block, next: block.next + 1 });
          return block.next;
        }
        const size = block === undefined ? SMALLEST : Math.min(2 * block.size, LARGEST);
        const waiting = refilling.get(key) ?? refill(key, { counter, accountId, size });
        refilling.set(key, waiting);
        await waiting;
      }
    },
  };
}

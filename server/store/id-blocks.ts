import { query } from "./query.ts";
import type { Counter, Session } from "./session.ts";

/** Identifiers reserved in blocks, so that most identifiers need no write. */
export interface IdBlocks {
  next(counter: Counter, session: Session): Promise<number>;
  /** Returns a copy of the current blocks, for `restore`. */
  mark(): ReadonlyMap<Counter, Block>;
  /** Resets the blocks to a copy, after the rollback of transactions that took identifiers. */
  restore(mark: ReadonlyMap<Counter, Block>): void;
}

interface Block {
  readonly next: number;
  readonly last: number;
}

const reserve = query((db, block: { name: Counter; size: number }) =>
  db
    .insertInto("counters")
    .values({ name: block.name, last: block.size })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((eb) => ({ last: eb("counters.last", "+", block.size) })),
    )
    .returning("last"),
);

/** Reserves `size` consecutive identifiers of the counter `name`; returns the last of them. */
export async function reserveIds(session: Session, name: Counter, size: number): Promise<number> {
  const [row] = await reserve(session, { name, size });
  if (row === undefined) {
    throw new Error(`No identifiers could be reserved for ${name}.`);
  }
  return row.last;
}

/** Blocks of `size` identifiers. When a block is used up, the next block is reserved in the counter's row. */
export function createIdBlocks(size: number): IdBlocks {
  let blocks = new Map<Counter, Block>();
  const pending = new Map<Counter, Promise<void>>();

  async function refill(counter: Counter, session: Session): Promise<void> {
    const last = await reserveIds(session, counter, size);
    blocks.set(counter, { next: last - size + 1, last });
  }

  return {
    async next(counter, session) {
      for (;;) {
        const block = blocks.get(counter);
        if (block !== undefined && block.next <= block.last) {
          blocks.set(counter, { next: block.next + 1, last: block.last });
          return block.next;
        }
        let refilling = pending.get(counter);
        if (refilling === undefined) {
          refilling = refill(counter, session).finally(() => pending.delete(counter));
          pending.set(counter, refilling);
        }
        await refilling;
      }
    },
    mark: () => new Map(blocks),
    restore(mark) {
      blocks = new Map(mark);
    },
  };
}

import { sql } from "kysely";
import type { OutboxKind } from "./outbox.ts";
import { query } from "./query.ts";
import type { Session } from "./session.ts";

/** A due entry of a queue. */
export interface Due {
  readonly account_id: number;
  readonly id: number;
}

/** Entries of one account that one worker leases from `now` to `until` (ms). */
export interface Claim {
  readonly account_id: number;
  readonly ids: readonly number[];
  readonly now: number;
  readonly until: number;
  readonly lease: string;
}

/** A search for entries due at `now` (ms). */
export interface Look {
  readonly now: number;
  /**
   * The search for each account's oldest entry skips accounts with ids up to `after`. Pass 0 first, then the result's
   * `after`.
   */
  readonly after: number;
}

/** Searches for the due and the leased entries of one queue. */
export interface Turns {
  /** The oldest 100 due entries. If there are 100, also the oldest due entry of each of up to 64 accounts. */
  due(
    session: Session,
    look: Look,
  ): Promise<{ readonly due: readonly Due[]; readonly after: number }>;
  /** The number of leased entries of each account. */
  leased(session: Session, now: number): Promise<ReadonlyMap<number, number>>;
}

/** An account with pending entries. `id` is its oldest due entry, null if none is due. */
interface Turn {
  readonly account_id: number;
  readonly id: number | null;
}

const ENTRIES = 100;
const ACCOUNTS = 64;

/** The searches for entries of `table`. `id` names the table's key column. `kind` limits the searches to one kind. */
export function turnsOf(table: "outbox" | "submissions", id: string, kind?: OutboxKind): Turns {
  // The kind is a literal, because with a bound value SQLite cannot use the partial index.
  const own = kind === undefined ? sql`` : sql`kind = ${sql.lit(kind)} and `;
  const pending = sql`${own}state = 'pending'`;
  const from = sql`from ${sql.table(table)}`;

  const oldest = query((db, { now }: { now: number }) => {
    const rows = sql<Due>`select account_id, ${sql.ref(id)} as id ${from}
      where ${pending} and due_at <= ${now} order by due_at limit ${sql.lit(ENTRIES)}`;
    return { compile: () => rows.compile(db) };
  });

  // This query steps through the index from account to account, so an account's backlog does not slow it.
  const oldestOfEach = query((db, { now, after }: Look) => {
    const next = (than: unknown) =>
      sql`select min(account_id) ${from} where ${pending} and account_id > ${than}`;
    const rows = sql<Turn>`
      with recursive turn (account_id, place) as (
        select (${next(after)}), 1
        union all
        select (${next(sql`turn.account_id`)}), place + 1 from turn
          where turn.account_id is not null and place < ${sql.lit(ACCOUNTS)}
      )
      select account_id, (
        select ${sql.ref(id)} ${from} where ${pending} and due_at <= ${now}
          and ${sql.table(table)}.account_id = turn.account_id order by due_at limit 1
      ) as id from turn where account_id is not null`;
    return { compile: () => rows.compile(db) };
  });

  // With `oldestOfOne`, replaces `oldestOfEach` if rows are spread over nodes. Each node reads all its due entries.
  const accountsOfNodes = query((db, { now, after }: Look) => {
    const rows = sql<{ account_id: number }>`
      select account_id ${from} where ${pending} and due_at <= ${now} and account_id > ${after}
      group by account_id order by account_id limit ${sql.lit(ACCOUNTS)}`;
    return { compile: () => rows.compile(db) };
  });

  const oldestOfOne = query((db, { now, account_id }: { now: number; account_id: number }) => {
    const rows = sql<Due>`select account_id, ${sql.ref(id)} as id ${from}
      where ${pending} and due_at <= ${now} and account_id = ${account_id}
      order by due_at limit 1`;
    return { compile: () => rows.compile(db) };
  });

  async function eachAccount(session: Session, look: Look): Promise<readonly Turn[]> {
    if (!session.isSpread) {
      return oldestOfEach(session, look);
    }
    const accounts = await accountsOfNodes(session, look);
    const each = accounts.map(async ({ account_id }) => {
      const [due] = await oldestOfOne(session, { now: look.now, account_id });
      return due ?? { account_id, id: null };
    });
    return Promise.all(each);
  }

  const countLeased = query((db, { now }: { now: number }) => {
    const rows = sql<{ account_id: number; count: number }>`
      select account_id, count(*) as count ${from}
        where ${own}lease is not null and due_at > ${now} group by account_id`;
    return { compile: () => rows.compile(db) };
  });

  return {
    async due(session, look) {
      const due = await oldest(session, look);
      if (due.length < ENTRIES) return { due, after: 0 };
      const known = new Set(due.map((one) => one.id));
      const each = await eachAccount(session, look);
      const more = each.filter((one): one is Due => one.id !== null && !known.has(one.id));
      const after = each.length < ACCOUNTS ? 0 : (each.at(-1)?.account_id ?? 0);
      return { due: [...due, ...more], after };
    },
    async leased(session, now) {
      const rows = await countLeased(session, { now });
      return new Map(rows.map(({ account_id, count }) => [account_id, Number(count)]));
    },
  };
}

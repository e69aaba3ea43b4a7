import type { Session } from "./session.ts";

/** A session that collects inserts of rows; `flush` sends the remaining inserts. */
export interface GroupedInserts {
  readonly session: Session;
  flush(): Promise<void>;
}

interface Waiting {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const NOTHING = { rows: [], changed: 1 };
// PostgreSQL accepts at most 65,535 parameters in one statement.
const MOST_VALUES = 10_000;

/**
 * Collects the inserts of a transaction and sends them together before its next statement of another kind.
 * Fewer round trips shorten the time that other documents wait for a folio.
 */
export function groupInserts(session: Session): GroupedInserts {
  // On Citus, a single insert is one step on one node, but each part of a combined statement is planned separately.
  // Therefore inserts are not combined.
  if (session.isSpread) {
    return { session, flush: async () => undefined };
  }
  let waiting: Waiting[] = [];
  let values = 0;

  async function flush(): Promise<void> {
    const inserts = waiting;
    waiting = [];
    values = 0;
    if (inserts.length > 0) {
      await session.run(
        { sql: together(inserts) },
        inserts.flatMap((insert) => [...insert.values]),
      );
    }
  }

  return {
    flush,
    session: {
      ...session,
      async run(statement, given) {
        if (statement.insertion === undefined || values + given.length > MOST_VALUES) {
          await flush();
        }
        if (statement.insertion === undefined) {
          return session.run(statement, given);
        }
        waiting.push({ sql: statement.sql, values: given });
        values += given.length;
        return NOTHING;
      },
    },
  };
}

// Combines inserts in one statement and renumbers its parameters.
function together(inserts: readonly Waiting[]): string {
  let before = 0;
  const numbered = inserts.map(({ sql, values }) => {
    const from = before;
    before += values.length;
    return from === 0 ? sql : sql.replace(/\$([0-9]+)/g, (_, place) => `$${Number(place) + from}`);
  });
  const last = numbered.pop() ?? "";
  const others = numbered.map((sql, index) => `i${index} as (${sql})`);
  return others.length === 0 ? last : `with ${others.join(", ")} ${last}`;
}

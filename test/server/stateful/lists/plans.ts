import pg from "pg";
import type { DocumentFilter } from "../../../../server/store/document-list.ts";
import { listDocuments } from "../../../../server/store/document-list.ts";
import type { Session } from "../../../../server/store/session.ts";
import type { Store } from "../../../../server/store/store.ts";
import type { TestDatabase } from "../../store/engines.ts";

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** All statements that the read of one page executes. */
export async function statementsOf(
  store: Store,
  accountId: number | undefined,
  filter: DocumentFilter,
): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  await store.read(async (session) => {
    const listening: Session = {
      ...session,
      run: (statement, values) => {
        statements.push({ sql: statement.sql, values });
        return session.run(statement, values);
      },
    };
    const after = { createdAt: Number.MAX_SAFE_INTEGER, id: 1 };
    await listDocuments(listening, filter, { accountId, after, limit: 21 });
  });
  return statements;
}

/** Returns the engine's query plan for a statement, as text. */
export type Explain = (statement: Statement) => Promise<string>;

/**
 * Opens an explainer; `close` closes its connection. On PostgreSQL, plans avoid sequential scans, bitmap scans and
 * sorts wherever another plan is possible.
 */
export async function openExplainer(
  store: Store,
  { target }: TestDatabase,
): Promise<{ explain: Explain; close: () => Promise<void> }> {
  if (target.engine === "sqlite") {
    const explain: Explain = async ({ sql, values }) => {
      const { rows } = await store.read((session) =>
        session.run<{ detail: string }>({ sql: `explain query plan ${sql}` }, values),
      );
      return rows.map(({ detail }) => detail).join("\n");
    };
    return { explain, close: async () => undefined };
  }
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  await client.query(
    "set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off",
  );
  const explain: Explain = async ({ sql, values }) => {
    const { rows } = await client.query(`explain ${sql}`, [...values]);
    return rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
  };
  return { explain, close: () => client.end() };
}

/** The indexes of the documents table in a plan, sorted. */
export function indexesIn(plan: string): string[] {
  return [...new Set(plan.match(/\bdocuments_[a-z_]+\b/g) ?? [])].sort();
}

/** Whether a plan scans the whole documents table without an index. */
export function isWhole(plan: string): boolean {
  return /\bSCAN documents(?! USING)|Seq Scan on documents/.test(plan);
}

/** Whether a plan sorts rows before it returns the first row. */
export function isSorted(plan: string): boolean {
  return /USE TEMP B-TREE FOR .*ORDER BY|\bSort\b/.test(plan);
}

import type { Engine } from "../../../server/store/session.ts";
import type { Store } from "../../../server/store/store.ts";

/** The ids of the accounts that own the documents; `second` owns every tenth document. */
export interface Owners {
  readonly first: number;
  readonly second: number;
}

/** The approximate number of documents in each rare group: drafts, the rare type, and the receiver `oldest`. */
export const RARE = 30;

/** The receiver of the oldest documents, and the receiver of about 100 evenly spread documents. */
export const receivers = { oldest: "1-9", spread: "2001-1" } as const;

const DAYS = 1826;

/**
 * Inserts `count` documents, at least 100, oldest first. Their dates of issue cover five years. Each body is a changed
 * copy of `body`.
 */
export async function fillDocuments(
  store: Store,
  owners: Owners,
  body: string,
  count: number,
): Promise<void> {
  if (count < 100) throw new Error("At least 100 documents are needed.");
  const template = templateOf(body);
  for (let from = 1; from <= count; from += BATCH) {
    const span = { from, to: Math.min(count, from + BATCH - 1), count };
    await store.write(async (transaction) => {
      await transaction.run({ sql: documentsOf(transaction.engine, owners, span) }, [template]);
      await transaction.run({ sql: historyOf(span) }, []);
    });
  }
  await store.write(async (transaction) => {
    // PostgreSQL's automatic analysis would run too late. SQLite gets no analysis, because the service runs none.
    if (transaction.engine === "postgres") await transaction.run({ sql: "analyze" }, []);
  });
}

// Documents per statement. Larger statements could exceed the time limit of the store.
const BATCH = 25_000;

interface Span {
  readonly from: number;
  readonly to: number;
  /** The total number of documents, over all spans. */
  readonly count: number;
}

function documentsOf(engine: Engine, owners: Owners, span: Span): string {
  return `insert into documents (account_id, document_id, revision, document_type_id, series,
      document_number, document_status, header_document_status, issue_date,
      receiver_tax_id_code, customer_supplier_id, created_at, body)
    select account_id, i, 1, type, '', i, status, status, issued, receiver, 1, ${BORN} + i,
      replace(replace(replace(replace(cast(${engine === "sqlite" ? "?" : "$1"} as text),
        '@date', issued), '@receiver', receiver), '"@type"', cast(type as text)),
        '"@number"', cast(i as text))
    from (${rows(engine, owners, span)}) made`;
}

function historyOf({ from, to }: Span): string {
  return `insert into document_history
      (account_id, document_id, revision, at, by, from_status, to_status)
    select account_id, document_id, 1, created_at, 'operator', null, document_status
    from documents where document_id between ${from} and ${to}`;
}

/** Milliseconds since 1970. The creation time of document `i` is `BORN + i`. */
export const BORN = Date.UTC(2021, 0, 1);

// The database replaces these marks in each row, so one statement sends the template only once.
function templateOf(body: string): string {
  const document = JSON.parse(body) as { header: Record<string, unknown> };
  const marks = {
    issue_date: "@date",
    receiver_tax_id_code: "@receiver",
    document_type_id: "@type",
    document_number: "@number",
  };
  return JSON.stringify({ ...document, header: { ...document.header, ...marks } });
}

function rows(engine: Engine, { first, second }: Owners, { from, to, count }: Span): string {
  const day = `((i - 1) * ${DAYS} / ${count})`;
  const issued =
    engine === "sqlite"
      ? `date('2021-01-01', '+' || ${day} || ' days')`
      : `to_char(date '2021-01-01' + cast(${day} as integer), 'YYYY-MM-DD')`;
  const numbers =
    engine === "sqlite"
      ? `with recursive numbers(i) as
          (select ${from} union all select i + 1 from numbers where i < ${to}) select i from numbers`
      : `select i from generate_series(cast(${from} as bigint), ${to}) i`;
  const every = Math.floor(count / RARE);
  return `select i,
      case when i % 10 = 0 then ${second} else ${first} end as account_id,
      case when i % ${every} = 1 then 48 when i % 4 = 0 then 37 else 2 end as type,
      case when i % ${every} = 2 then 0 else 1 end as status,
      ${issued} as issued,
      case when i <= ${RARE} then '${receivers.oldest}'
        else cast(2000 + i % ${Math.floor(count / 100)} as text) || '-1' end as receiver
    from (${numbers}) counted`;
}

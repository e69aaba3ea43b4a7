import type { Compilable, SchemaModule } from "kysely";
import { sql } from "kysely";
import type { DocumentRow } from "../documents.ts";
import type { Builder } from "../query.ts";
import { runOnce } from "../query.ts";
import { foldName } from "../search-name.ts";
import type { Session } from "../session.ts";
import type { MigrationStep } from "./migration.ts";

const PAGE = 500;

interface Stored {
  readonly header?: { readonly receiver_legal_name?: string };
  readonly totals?: { readonly total_amount?: number };
}

/**
 * Adds and fills `receiver_name` and `total_amount` of documents. Indexes documents by number, receiver's name and
 * total, and indexes failed outbox entries.
 */
export function indexSearch(schema: SchemaModule): readonly MigrationStep[] {
  return [
    schema.alterTable("documents").addColumn("receiver_name", "text"),
    schema.alterTable("documents").addColumn("total_amount", "double precision"),
    (session) => fillSearch(session, () => true),
    // Each index begins with the searched column, so that it serves searches in one account and in all accounts.
    index(schema, "number", "document_number"),
    index(schema, "total", "total_amount"),
    // Searches compare the first three characters for equality, so the database's collation does not matter.
    index(schema, "name", "substr(receiver_name, 1, 3)"),
    schema
      .createIndex("outbox_failed")
      .on("outbox")
      .columns(["kind", "account_id", "created_at", "outbox_id"])
      .where(sql.ref("state"), "=", sql.lit("failed")),
  ];
}

function index(schema: SchemaModule, name: string, value: string): Compilable {
  return schema
    .createIndex(`documents_${name}`)
    .on("documents")
    .expression(sql.raw(`${value}, account_id, created_at, document_id`));
}

/**
 * Sets `receiver_name` and `total_amount` from the body of each document. Skips a document if `isDue` rejects its
 * present `receiver_name`.
 */
export async function fillSearch(
  session: Session,
  isDue: (name: string | null) => boolean,
): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await findPage(session, after);
    for (const row of rows) {
      // Reads one body at a time, because a page of bodies could be large.
      if (isDue(row.receiver_name)) await fillOne(session, row);
    }
    const last = rows.at(-1);
    if (last === undefined) {
      return;
    }
    after = last.document_id;
  }
}

type Key = Pick<DocumentRow, "account_id" | "document_id">;
type Named = Key & Pick<DocumentRow, "receiver_name">;

function findPage(session: Session, after: number): Promise<readonly Named[]> {
  return runOnce(session, (db: Builder) =>
    db
      .selectFrom("documents")
      .select(["account_id", "document_id", "receiver_name"])
      .where("document_id", ">", after)
      .orderBy("document_id")
      .limit(PAGE),
  );
}

async function fillOne(session: Session, { account_id, document_id }: Key): Promise<void> {
  const [row] = await runOnce(session, (db) =>
    db
      .selectFrom("documents")
      .select("body")
      .where("account_id", "=", account_id)
      .where("document_id", "=", document_id),
  );
  const { header, totals }: Stored = JSON.parse(row?.body ?? "{}");
  const receiver_name = foldName(header?.receiver_legal_name) ?? null;
  const total_amount = totals?.total_amount ?? null;
  await runOnce(session, (db) =>
    db
      .updateTable("documents")
      .set({ receiver_name, total_amount })
      .where("account_id", "=", account_id)
      .where("document_id", "=", document_id),
  );
}

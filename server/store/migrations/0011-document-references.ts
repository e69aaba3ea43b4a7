import type { Compilable, SchemaModule } from "kysely";
import { sql } from "kysely";
import type { Builder } from "../query.ts";
import { runOnce } from "../query.ts";
import type { Session } from "../session.ts";
import type { MigrationStep } from "./migration.ts";

const PAGE = 500;
const CORRECTING = [1, 2, 3];

interface StoredReferences {
  readonly references?: readonly {
    readonly reference_document_id?: number;
    readonly reference_code: number;
  }[];
  readonly totals: { readonly total_amount: number };
}

interface Key {
  readonly account_id: number;
  readonly document_id: number;
}

/** Adds and fills `document_references`; indexes the headquarters of accounts and the e-mails of documents. */
export function indexReferences(schema: SchemaModule, db: Builder): readonly MigrationStep[] {
  // The pattern matches only the member itself, because quotes inside a member's text are escaped.
  const headquarters = sql`update company_branches set is_headquarters = 1
    where body like '%"is_headquarters":1%'`;
  return [
    schema
      .createTable("document_references")
      .addColumn("account_id", "bigint", (column) => column.notNull())
      .addColumn("document_id", "bigint", (column) => column.notNull())
      .addColumn("referring_id", "bigint", (column) => column.notNull())
      .addColumn("reference_code", "integer", (column) => column.notNull())
      .addColumn("referring_type", "bigint", (column) => column.notNull())
      .addColumn("amount", "double precision", (column) => column.notNull())
      .addPrimaryKeyConstraint("document_references_key", [
        "account_id",
        "document_id",
        "referring_id",
        "reference_code",
      ]),
    schema
      .createIndex("document_references_referring")
      .on("document_references")
      .columns(["account_id", "referring_id"]),
    fillReferences,
    schema
      .alterTable("company_branches")
      .addColumn("is_headquarters", "integer", (column) => column.notNull().defaultTo(0)),
    compiled(db, headquarters),
    schema
      .createIndex("company_branches_headquarters")
      .on("company_branches")
      .columns(["account_id", "company_branch_id"])
      .where(sql.ref("is_headquarters"), "=", sql.lit(1)),
    schema
      .createIndex("outbox_email")
      .on("outbox")
      .columns(["account_id", "target_id", "created_at", "outbox_id"])
      .where(sql.ref("kind"), "=", sql.lit("email")),
  ];
}

function compiled(
  db: Builder,
  statement: { compile(db: Builder): ReturnType<Compilable["compile"]> },
) {
  return { compile: () => statement.compile(db) };
}

// Reads one body at a time, because a page of bodies could be large.
async function fillReferences(session: Session): Promise<void> {
  let after = 0;
  for (;;) {
    const keys = await findReferring(session, after);
    for (const key of keys) {
      await fillFrom(session, key);
    }
    const last = keys.at(-1);
    if (last === undefined) {
      return;
    }
    after = last.document_id;
  }
}

function findReferring(session: Session, after: number): Promise<readonly Key[]> {
  return runOnce(session, (db) =>
    db
      .selectFrom("documents")
      .select(["account_id", "document_id"])
      .where("document_id", ">", after)
      .where("document_status", ">", 0)
      .where("body", "like", '%"reference_document_id":%')
      .orderBy("document_id")
      .limit(PAGE),
  );
}

async function fillFrom(session: Session, { account_id, document_id }: Key): Promise<void> {
  const [row] = await runOnce(session, (db) =>
    db
      .selectFrom("documents")
      .select(["document_type_id", "document_status", "body"])
      .where("account_id", "=", account_id)
      .where("document_id", "=", document_id),
  );
  const { references = [], totals }: StoredReferences = JSON.parse(row?.body ?? "{}");
  const counted = new Set<number>();
  const seen = new Set<string>();
  const rows = references.flatMap(({ reference_document_id: named, reference_code }) => {
    if (named === undefined || seen.has(`${named} ${reference_code}`)) return [];
    seen.add(`${named} ${reference_code}`);
    const counts = CORRECTING.includes(reference_code) && !counted.has(named);
    if (counts) counted.add(named);
    const amount = counts && row?.document_status === 1 ? totals.total_amount : 0;
    const referring_type = row?.document_type_id ?? 0;
    return [
      {
        account_id,
        document_id: named,
        referring_id: document_id,
        reference_code,
        referring_type,
        amount,
      },
    ];
  });
  if (rows.length > 0) {
    await runOnce(session, (db) => db.insertInto("document_references").values(rows));
  }
}

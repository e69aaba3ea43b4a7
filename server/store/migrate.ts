import { sql } from "kysely";
import { migrations } from "./migrations/migrations.ts";
import { builderOf, runOnce } from "./query.ts";
import type { Session } from "./session.ts";

/** Migrates the tables in the caller's transaction. Other processes that start meanwhile wait for this transaction. */
export async function migrate(session: Session): Promise<void> {
  await createMeta(session);
  // This update changes nothing, but it locks the row, so that another process waits.
  const [stored] = await runOnce(session, (db) =>
    db
      .updateTable("meta")
      .set({ value: sql<string>`value` })
      .where("name", "=", "schema_version")
      .returning("value"),
  );
  const version = Number(stored?.value);
  const newest = migrations.length;
  if (!(version >= 0 && version <= newest)) {
    throw new Error(
      `The database has schema version ${stored?.value}; this program supports versions up to ${newest}.`,
    );
  }
  const builder = builderOf(session);
  for (const migration of migrations.slice(version)) {
    for (const step of migration(builder.schema, builder, session.engine)) {
      if (typeof step === "function") {
        await step(session);
      } else {
        const compiled = step.compile();
        await session.run(compiled, compiled.parameters);
      }
    }
  }
  await runOnce(session, (db) =>
    db
      .updateTable("meta")
      .set({ value: String(newest) })
      .where("name", "=", "schema_version"),
  );
}

/**
 * Creates the table `meta` and the row that `migrate` locks, unless they exist. On PostgreSQL, the caller commits them
 * before it calls `migrate`.
 */
export async function createMeta(session: Session): Promise<void> {
  const table = builderOf(session)
    .schema.createTable("meta")
    .ifNotExists()
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .compile();
  await session.run(table, table.parameters);
  await runOnce(session, (db) =>
    db
      .insertInto("meta")
      .values({ name: "schema_version", value: "0" })
      .onConflict((conflict) => conflict.column("name").doNothing()),
  );
}

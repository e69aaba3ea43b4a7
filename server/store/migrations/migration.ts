import type { Compilable, SchemaModule } from "kysely";
import type { Builder } from "../query.ts";
import type { Engine, Session } from "../session.ts";

/** One step of a migration: a statement, or work that also reads. */
export type MigrationStep = Compilable | ((session: Session) => Promise<void>);

/** The steps from one version of the tables to the next. */
export type Migration = (
  schema: SchemaModule,
  db: Builder,
  engine: Engine,
) => readonly MigrationStep[];

import type { Compilable, SchemaModule } from "kysely";
import type { Builder } from "../query.ts";
import type { Engine, Session } from "../session.ts";

/** One step of a migration: a statement, or a function that reads rows and writes changes. */
export type MigrationStep = Compilable | ((session: Session) => Promise<void>);

/** Returns the steps from one version of the tables to the next. */
export type Migration = (
  schema: SchemaModule,
  db: Builder,
  engine: Engine,
) => readonly MigrationStep[];

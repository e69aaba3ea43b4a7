import type { Compilable, CompiledQuery, SelectQueryBuilder } from "kysely";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import type { Engine, Session, Statement, Transaction } from "./session.ts";
import type { Tables } from "./tables.ts";

/** A Kysely without a connection: it only compiles the SQL that sessions run. */
export type Builder = Kysely<Tables>;

const builders: Readonly<Record<Engine, Builder>> = {
  sqlite: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
};

/** The builder for a session's engine. */
export function builderOf(session: Session): Builder {
  return builders[session.engine];
}

/** Builds, compiles and runs a statement that is not cached, such as the query of a filtered list. */
export async function runOnce<Row>(
  session: Session,
  build: (db: Builder) => Compilable<Row>,
): Promise<readonly Row[]> {
  const compiled = build(builderOf(session)).compile();
  return (await session.run<Row>(compiled, compiled.parameters)).rows;
}

/** Returns a function that runs the built statement with an `input`. `build` runs once per engine, on placeholders. */
export function query<Input extends object, Row>(
  build: (db: Builder, input: Input) => Compilable<Row>,
): (session: Session, input: Input) => Promise<readonly Row[]> {
  const run = prepare(build);
  return async (session, input) => (await run(session, input)).rows;
}

/** Like `query`, for at most one row. Besides the columns, the row may have members that the driver adds. */
export function queryOne<Input extends object, Row>(
  build: (db: Builder, input: Input) => Compilable<Row>,
  nature: Pick<Statement, "ignoresDeferred"> = {},
): (session: Session, input: Input) => Promise<Row | undefined> {
  const run = prepare(build, { ...nature, isSingle: true });
  return async (session, input) => (await run(session, input)).rows[0];
}

/** Like `query`; returns the number of changed rows. */
export function change<Input extends object>(
  build: (db: Builder, input: Input) => Compilable<unknown>,
): (session: Session, input: Input) => Promise<number> {
  const run = prepare(build);
  return async (session, input) => (await run(session, input)).changed;
}

/**
 * A row lock, held until the transaction ends. `claim` conflicts with every lock, `edit` with every lock except
 * `keep`, and `keep` only with `claim`.
 * With `keep`, several transactions at once can protect a row against deletion.
 */
export type RowLock = "claim" | "edit" | "keep";

const locks: Readonly<Record<RowLock, string>> = {
  claim: "for update",
  edit: "for no key update",
  keep: "for key share",
};

/** Like `query`, and locks the rows; see `Store` for the order of locks. SQLite needs no locks: it has one writer. */
export function locking<Input extends object, Of extends keyof Tables, Row>(
  lock: RowLock,
  build: (db: Builder, input: Input) => SelectQueryBuilder<Tables, Of, Row>,
): (transaction: Transaction, input: Input) => Promise<readonly Row[]> {
  return query((db, input) => locked(db, lock, build(db, input)));
}

/** Adds a row lock to a select on PostgreSQL. */
export function locked<Of extends keyof Tables, Row>(
  db: Builder,
  lock: RowLock,
  select: SelectQueryBuilder<Tables, Of, Row>,
): SelectQueryBuilder<Tables, Of, Row> {
  return db === builders.postgres ? select.modifyEnd(sql.raw(locks[lock])) : select;
}

/** An insert of one row, which may be deferred (see `Statement`). `replace into`, an SQLite verb, overwrites a row. */
export function insertion<Name extends keyof Tables>(
  table: Name,
  columns: readonly (keyof Tables[Name] & string)[],
  verb: "insert into" | "replace into" = "insert into",
): (transaction: Transaction, row: Tables[Name]) => Promise<void> {
  const into = sql`${sql.raw(verb)} ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})`;
  const members = columns.map((_, index) => sql`value ->> ${sql.lit(index)}`);
  const many = sql`${into} select ${sql.join(members)}`;
  const run = prepare<Tables[Name], unknown>(
    (db, row) => {
      const one = sql`${into} values (${sql.join(columns.map((name) => row[name]))})`;
      return { compile: () => one.compile(db) };
    },
    { insertion: { table, sql: many.compile(builders.sqlite).sql } },
  );
  return async (transaction, row) => {
    await run(transaction, row);
  };
}

class Placeholder {
  readonly member: string;

  constructor(member: string) {
    this.member = member;
  }
}

function prepare<Input extends object, Row>(
  build: (db: Builder, input: Input) => Compilable<Row>,
  nature: Omit<Statement, "sql"> = {},
) {
  const compiled = new Map<Engine, Statement & Pick<CompiledQuery<Row>, "parameters">>();
  return (session: Session, input: Input) => {
    let statement = compiled.get(session.engine);
    if (statement === undefined) {
      // Kysely copies values to the list of parameters unchanged, so placeholders can represent the values.
      const placeholders = new Proxy({}, { get: (_, member) => new Placeholder(String(member)) });
      const { sql, parameters } = build(builders[session.engine], placeholders as Input).compile();
      statement = { ...nature, sql, parameters };
      compiled.set(session.engine, statement);
    }
    const members = input as Readonly<Record<string, unknown>>;
    const values = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? members[parameter.member] : parameter,
    );
    return session.run<Row>(statement, values);
  };
}

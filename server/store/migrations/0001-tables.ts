import type { Compilable, CreateTableBuilder, SchemaModule } from "kysely";
import { sql } from "kysely";

type Columns = Readonly<Record<string, "bigint" | "integer" | "text">>;

/** The first tables. Every primary key begins with `account_id`, except in `counters` and `logins`. */
export function createTables(schema: SchemaModule): readonly Compilable[] {
  return [
    table(schema, "counters", ["name"], { name: "text", last: "bigint" }),
    table(schema, "logins", ["email"], {
      email: "text",
      account_id: "bigint",
      password_hash: "text",
      created_at: "bigint",
    }),
    table(schema, "accounts", ["account_id"], {
      account_id: "bigint",
      country_id: "integer",
      created_at: "bigint",
      body: "text",
    }),
    index(schema, "accounts", "newest", ["created_at", "account_id"]),
    table(
      schema,
      "account_secrets",
      ["account_id", "purpose"],
      {
        account_id: "bigint",
        purpose: "text",
        value: "text",
      },
      { key_name: "text" },
    ),
    ...createDocuments(schema),
    ...createCatalogues(schema),
  ];
}

function createDocuments(schema: SchemaModule): readonly Compilable[] {
  return [
    table(
      schema,
      "documents",
      ["account_id", "document_id"],
      {
        account_id: "bigint",
        document_id: "bigint",
        revision: "integer",
        document_type_id: "bigint",
        series: "text",
        document_status: "integer",
        header_document_status: "integer",
        issue_date: "text",
        created_at: "bigint",
        body: "text",
      },
      { document_number: "bigint", receiver_tax_id_code: "text", customer_supplier_id: "bigint" },
    ),
    ...indexNewest(schema, "documents", "document_id"),
    schema
      .createIndex("documents_folio")
      .on("documents")
      .columns(["account_id", "document_type_id", "series", "document_number"])
      .unique()
      // The index omits drafts. A draft can contain a chosen number, but does not occupy it until the draft is issued.
      .where(sql.ref("document_status"), ">", 0),
    table(
      schema,
      "document_history",
      ["account_id", "document_id", "revision"],
      {
        account_id: "bigint",
        document_id: "bigint",
        revision: "integer",
        at: "bigint",
        by: "text",
        to_status: "integer",
      },
      { from_status: "integer" },
    ),
    table(schema, "folios", ["account_id", "document_type_id", "series"], {
      account_id: "bigint",
      document_type_id: "bigint",
      series: "text",
      last: "bigint",
    }),
  ];
}

function createCatalogues(schema: SchemaModule): readonly Compilable[] {
  return [
    table(schema, "customers_suppliers", ["account_id", "customer_supplier_id"], {
      account_id: "bigint",
      customer_supplier_id: "bigint",
      receiver_key: "text",
      created_at: "bigint",
      registered: "text",
      edited: "text",
    }),
    index(schema, "customers_suppliers", "receiver", ["account_id", "receiver_key"]).unique(),
    ...indexNewest(schema, "customers_suppliers", "customer_supplier_id"),
    table(
      schema,
      "company_branches",
      ["account_id", "company_branch_id"],
      {
        account_id: "bigint",
        company_branch_id: "bigint",
        created_at: "bigint",
        body: "text",
      },
      { internal_code: "text" },
    ),
    index(schema, "company_branches", "code", ["account_id", "internal_code"]).unique(),
    ...indexNewest(schema, "company_branches", "company_branch_id"),
    table(
      schema,
      "webhook_subscriptions",
      ["account_id", "webhook_subscription_id"],
      {
        account_id: "bigint",
        webhook_subscription_id: "bigint",
        created_at: "bigint",
        body: "text",
        signing_secret: "text",
      },
      { callback_password: "text", key_name: "text" },
    ),
    ...indexNewest(schema, "webhook_subscriptions", "webhook_subscription_id"),
  ];
}

function indexNewest(schema: SchemaModule, of: string, id: string): readonly Compilable[] {
  return [
    index(schema, of, "newest", ["account_id", "created_at", id]),
    // The operator reads and lists rows of all accounts.
    index(schema, of, "newest_of_all", ["created_at", id]),
    index(schema, of, "id", [id]).unique(),
  ];
}

function index(schema: SchemaModule, of: string, name: string, columns: string[]) {
  return schema.createIndex(`${of}_${name}`).on(of).columns(columns);
}

function table(
  schema: SchemaModule,
  name: string,
  key: string[],
  required: Columns,
  optional: Columns = {},
): Compilable {
  let built: CreateTableBuilder<string, string> = schema.createTable(name);
  for (const [column, type] of Object.entries(required)) {
    built = built.addColumn(column, type, (it) => it.notNull());
  }
  for (const [column, type] of Object.entries(optional)) {
    built = built.addColumn(column, type);
  }
  return built.addPrimaryKeyConstraint(`${name}_key`, key);
}

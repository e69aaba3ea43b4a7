import type { Compilable, SchemaModule } from "kysely";
import { sql } from "kysely";

/** Indexes for the filters of document lists: lists of one account and, for the operator, of all accounts. */
export function indexDocumentLists(schema: SchemaModule): readonly Compilable[] {
  const index = (name: string, columns: readonly string[]) =>
    schema
      .createIndex(`documents_${name}`)
      .on("documents")
      .columns([...columns]);
  const newest = ["created_at", "document_id"];
  // The day comes last, so that a search by day reads no row of the table.
  const type = ["document_type_id", ...newest, "issue_date"];
  const receiver = ["receiver_tax_id_code", ...newest, "issue_date"];
  const day = ["issue_date", ...newest];
  const status = ["document_status", ...newest];
  // A range of many days has few months, which can be read one by one.
  const month = (name: string, own: string) =>
    schema
      .createIndex(`documents_${name}`)
      .on("documents")
      .expression(sql.raw(`${own}substr(issue_date, 1, 7), created_at, document_id`));
  const unusual = (name: string, columns: readonly string[]) =>
    // Nearly all documents are issued; issued documents need no index of their own.
    index(name, columns).where(sql.ref("document_status"), "<>", sql.lit(1));
  return [
    index("type", ["account_id", ...type]),
    index("type_of_all", type),
    index("receiver", ["account_id", ...receiver]),
    index("receiver_of_all", receiver),
    index("day", ["account_id", ...day]),
    index("day_of_all", day),
    month("month", "account_id, "),
    month("month_of_all", ""),
    unusual("unusual", ["account_id", ...status]),
    unusual("unusual_of_all", status),
  ];
}

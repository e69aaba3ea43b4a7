import type { Compilable, SchemaModule } from "kysely";
import { sql } from "kysely";

/** Indexes for every filter of the list of documents, of one account and, for the operator, of all. */
export function indexDocumentLists(schema: SchemaModule): readonly Compilable[] {
  const index = (name: string, columns: readonly string[]) =>
    schema
      .createIndex(`documents_${name}`)
      .on("documents")
      .columns([...columns]);
  const newest = ["created_at", "document_id"];
  // The day stands last, so that a search for days needs no row of the table.
  const type = ["document_type_id", ...newest, "issue_date"];
  const receiver = ["receiver_tax_id_code", ...newest, "issue_date"];
  const day = ["issue_date", ...newest];
  const status = ["document_status", ...newest];
  const unusual = (name: string, columns: readonly string[]) =>
    // Nearly all documents are issued, and those are found without an index of their own.
    index(name, columns).where(sql.ref("document_status"), "<>", sql.lit(1));
  return [
    index("type", ["account_id", ...type]),
    index("type_of_all", type),
    index("receiver", ["account_id", ...receiver]),
    index("receiver_of_all", receiver),
    index("day", ["account_id", ...day]),
    index("day_of_all", day),
    unusual("unusual", ["account_id", ...status]),
    unusual("unusual_of_all", status),
  ];
}

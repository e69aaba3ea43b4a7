import type { Compilable, SchemaModule } from "kysely";
import { sql } from "kysely";

/** Creates indexes for the filters of document lists. The indexes `…_of_all` serve the operator's lists. */
export function indexDocumentLists(schema: SchemaModule): readonly Compilable[] {
  const index = (name: string, columns: readonly string[]) =>
    schema
      .createIndex(`documents_${name}`)
      .on("documents")
      .columns([...columns]);
  const newest = ["created_at", "document_id"];
  // The indexes by type and by receiver end with `issue_date`. If a list is also filtered by day, the database can skip
  // documents without reading the table.
  const type = ["document_type_id", ...newest, "issue_date"];
  const receiver = ["receiver_tax_id_code", ...newest, "issue_date"];
  const day = ["issue_date", ...newest];
  const status = ["document_status", ...newest];
  // If a range of days contains whole months, a list takes one step for each whole month, not one for each day.
  const month = (name: string, own: string) =>
    schema
      .createIndex(`documents_${name}`)
      .on("documents")
      .expression(sql.raw(`${own}substr(issue_date, 1, 7), created_at, document_id`));
  const unusual = (name: string, columns: readonly string[]) =>
    // The index omits status 1 (issued). Nearly all documents have this status, so a filter by it skips almost none.
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

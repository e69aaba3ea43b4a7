import type { DocumentFilter } from "../../../../server/store/document-list.ts";
import type { DocumentRow } from "../../../../server/store/documents.ts";
import { insertDocument } from "../../../../server/store/documents.ts";
import type { Store } from "../../../../server/store/store.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** Days of issue of the scattered documents. */
export const days = ["2024-12-31", "2025-01-01", "2025-01-02", "2025-02-28", "2025-03-01"];
/** Types of the scattered documents. */
export const types = [2, 37];
/** States of the scattered documents; most documents are issued (1). */
export const states = [0, 1, 2];
/** Receivers of the scattered documents. */
export const receivers = ["1-9", "2-7"];

/**
 * Stores random documents of two accounts, and returns the rows. The rows form groups of four with the same creation
 * time.
 */
export async function storeScattered(
  store: Store,
  random: SeededRandom,
  count: number,
): Promise<readonly DocumentRow[]> {
  const rows = Array.from({ length: count }, (_, at): DocumentRow => {
    const document_status = random.chance(80) ? 1 : random.pick(states);
    return {
      account_id: 1 + random.below(2),
      document_id: at + 1,
      revision: 1,
      document_type_id: random.pick(types),
      series: "",
      document_number: document_status === 0 ? null : at + 1,
      document_status,
      header_document_status: Math.min(document_status, 1),
      issue_date: random.pick(days),
      receiver_tax_id_code: random.chance(20) ? null : random.pick(receivers),
      customer_supplier_id: null,
      created_at: Math.floor(at / 4),
      body: "{}",
      document_type_taxbureau: "33",
      numbering_series: "",
      shares_number: 0,
      numbering_authorization_id: null,
      receiver_name: null,
      total_amount: null,
    };
  });
  await store.write(async (transaction) => {
    for (const row of rows) await insertDocument(transaction, row);
  });
  return rows;
}

/** The identifiers of the rows that match an account and a filter, newest first. */
export function expectedList(
  rows: readonly DocumentRow[],
  accountId: number | undefined,
  filter: DocumentFilter,
): number[] {
  const { issue_date_from: from = "", issue_date_to: to = "~" } = filter;
  const is = (wanted: unknown, value: unknown) => wanted === undefined || wanted === value;
  return rows
    .filter(
      (row) =>
        is(accountId, row.account_id) &&
        is(filter.document_type_id, row.document_type_id) &&
        is(filter.document_status, row.document_status) &&
        is(filter.receiver_tax_id_code, row.receiver_tax_id_code) &&
        row.issue_date >= from &&
        row.issue_date <= to,
    )
    .sort((a, b) => b.created_at - a.created_at || b.document_id - a.document_id)
    .map(({ document_id }) => document_id);
}

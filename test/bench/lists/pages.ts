import { BORN, receivers } from "./fill-documents.ts";

/** A page of the list, timed by the bench: the page's filters, and its depth from 0 (newest) to 1 (oldest). */
export interface TimedPage {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  readonly depth?: number;
}

const firstMonth = { issue_date_from: "2021-01-01", issue_date_to: "2021-01-31" };
const firstYear = { issue_date_from: "2021-01-01", issue_date_to: "2021-12-31" };
const spread = { receiver_tax_id_code: receivers.spread };

const narrowed: readonly TimedPage[] = [
  { name: "newest", query: {} },
  { name: "newest hundred", query: { limit: "100" } },
  { name: "middle", query: {}, depth: 0.5 },
  { name: "near the oldest", query: {}, depth: 0.97 },
  { name: "common type", query: { document_type_id: "2" } },
  { name: "rare type", query: { document_type_id: "48" } },
  { name: "unused type", query: { document_type_id: "32" } },
  { name: "issued", query: { document_status: "1" } },
  { name: "drafts", query: { document_status: "0" } },
  { name: "cancelled (no rows)", query: { document_status: "2" } },
  { name: "receiver", query: spread },
  { name: "receiver of the oldest documents", query: { receiver_tax_id_code: receivers.oldest } },
  { name: "unknown receiver", query: { receiver_tax_id_code: "nobody" } },
  { name: "last month", query: { issue_date_from: "2025-12-01", issue_date_to: "2025-12-31" } },
  { name: "first month", query: firstMonth },
  { name: "first year", query: firstYear },
  { name: "almost four years", query: { ...firstYear, issue_date_to: "2024-12-29" } },
  { name: "up to the end of the first month", query: { issue_date_to: "2021-01-31" } },
  { name: "from the last month", query: { issue_date_from: "2025-12-01" } },
  { name: "years without documents", query: { issue_date_from: "2030-01-01" } },
  { name: "rare type, first year", query: { document_type_id: "48", ...firstYear } },
  { name: "common type, first month", query: { document_type_id: "2", ...firstMonth } },
  { name: "issued, first month", query: { document_status: "1", ...firstMonth } },
  { name: "drafts, first year", query: { document_status: "0", ...firstYear } },
  { name: "receiver, first year", query: { ...spread, ...firstYear } },
  { name: "rare type, drafts", query: { document_type_id: "48", document_status: "0" } },
  { name: "common type, issued", query: { document_type_id: "2", document_status: "1" } },
  { name: "common type, receiver", query: { document_type_id: "2", ...spread } },
  { name: "receiver, issued", query: { ...spread, document_status: "1" } },
  { name: "receiver, drafts", query: { ...spread, document_status: "0" } },
  {
    name: "common type, issued, first year",
    query: { document_type_id: "2", document_status: "1", ...firstYear },
  },
  {
    name: "common type, receiver, issued",
    query: { document_type_id: "2", document_status: "1", ...spread },
  },
  {
    name: "common type, receiver, first year",
    query: { document_type_id: "2", ...spread, ...firstYear },
  },
  {
    name: "receiver, issued, first year",
    query: { document_status: "1", ...spread, ...firstYear },
  },
  {
    name: "all four filters",
    query: { document_type_id: "2", document_status: "1", ...spread, ...firstYear },
  },
];

/** Every page twice: for the admin of one account, and for the operator, who reads all accounts. */
export const timedPages: readonly (TimedPage & { readonly operator: boolean })[] = [
  ...narrowed.map((page) => ({ ...page, operator: false })),
  ...narrowed.map((page) => ({ ...page, name: `all accounts: ${page.name}`, operator: true })),
];

/** The cursor position at a depth, from 0 (newest) to 1 (oldest), in a list of `count` documents. */
export function positionAt(depth: number, count: number): { createdAt: number; id: number } {
  const id = Math.max(1, Math.round(count * (1 - depth)));
  return { createdAt: BORN + id, id };
}

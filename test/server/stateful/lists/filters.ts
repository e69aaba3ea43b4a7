import fc from "fast-check";
import type { DocumentFilter } from "../../../../server/store/document-list.ts";
import { days, receivers, states, types } from "./scattered-documents.ts";

/** The account (undefined for all accounts), filter and page length of a list. */
export interface AskedList {
  readonly accountId: number | undefined;
  readonly filter: DocumentFilter;
  readonly limit: number;
}

const maybe = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

/** Random lists of one account or of all accounts, with random filters, in pages of 1 to 40 rows. */
export const anyList: fc.Arbitrary<AskedList> = fc.record({
  accountId: maybe([1, 2, 3]),
  filter: fc.record({
    document_type_id: maybe([...types, 99]),
    document_status: maybe(states),
    receiver_tax_id_code: maybe([...receivers, "nobody"]),
    issue_date_from: maybe([...days, "2025-01-15"]),
    issue_date_to: maybe([...days, "2025-01-15"]),
  }),
  limit: fc.integer({ min: 1, max: 40 }),
});

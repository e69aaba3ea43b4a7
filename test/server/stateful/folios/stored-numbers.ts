import type { Store } from "../../../../server/store/store.ts";
import type { StoredNumber } from "./issued.ts";

interface Numbered {
  readonly account_id: number;
  readonly document_type_taxbureau: string;
  readonly series: string;
}

const documents = `
  select d.account_id, d.document_type_taxbureau, d.numbering_series as series, d.document_id, d.document_number,
    d.document_status, h.at as issued_at
  from documents d left join document_history h
    on h.account_id = d.account_id and h.document_id = d.document_id and h.to_status = 1`;

const folios = "select account_id, document_type_taxbureau, series, last from numbering_sequences";

/** All documents with their numbers and times of issue, read from the database without the service. */
export async function readStoredNumbers(store: Store): Promise<readonly StoredNumber[]> {
  const { rows } = await store.read((session) =>
    session.run<
      Numbered & {
        readonly document_id: number;
        readonly document_number: number | null;
        readonly document_status: number;
        readonly issued_at: number | null;
      }
    >({ sql: documents }, []),
  );
  return rows.map((row) => ({
    sequence: nameOf(row),
    number: row.document_number,
    documentId: row.document_id,
    issued: row.document_status > 0,
    issuedAt: row.issued_at,
  }));
}

/** The last assigned number of each sequence, by the sequence's name, e.g. "7/01/F001" (account, type, series). */
export async function readLastNumbers(store: Store): Promise<ReadonlyMap<string, number>> {
  const { rows } = await store.read((session) =>
    session.run<Numbered & { readonly last: number }>({ sql: folios }, []),
  );
  return new Map(rows.map((row) => [nameOf(row), row.last]));
}

function nameOf({ account_id, document_type_taxbureau, series }: Numbered): string {
  return `${account_id}/${document_type_taxbureau}/${series}`;
}

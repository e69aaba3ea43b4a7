import type { Document } from "../../../generated/types/models.d.ts";

/** The acknowledged documents of writers, by idempotency key. */
export interface Ledger {
  acknowledge(key: string, document: Document): void;
  /** Records an unexpected response as a failure. */
  reject(key: string, response: string): void;
  /** The number of keys with an acknowledged document. */
  count(): number;
  /** Recorded failures, differences of acknowledged and stored documents, and the first missing or repeated folio. */
  check(stored: readonly Document[]): string[];
}

/** Creates a ledger. Two different documents for one key are a failure. A folio is a document number. */
export function createLedger(): Ledger {
  const known = new Map<string, { readonly id: number; readonly folio: number }>();
  const failures: string[] = [];
  return {
    acknowledge(key, { document_id = 0, header }) {
      const before = known.get(key);
      const folio = header.document_number ?? 0;
      if (before !== undefined && (before.id !== document_id || before.folio !== folio)) {
        failures.push(`${key} made document ${before.id} and document ${document_id}`);
      }
      known.set(key, { id: document_id, folio });
    },
    reject: (key, response) => void failures.push(`${key} got ${response}`),
    count: () => known.size,
    check: (stored) => [...failures, ...compare(known, stored)],
  };
}

function compare(
  known: ReadonlyMap<string, { readonly id: number; readonly folio: number }>,
  stored: readonly Document[],
): string[] {
  const failures: string[] = [];
  const folios = new Map(
    stored.map(({ document_id = 0, header }) => [document_id, header.document_number ?? 0]),
  );
  for (const [key, { id, folio }] of known) {
    if (folios.get(id) !== folio) {
      failures.push(`document ${id} of ${key} was acknowledged, but is lost or has another folio`);
    }
  }
  if (stored.length !== known.size) {
    failures.push(`${stored.length} documents are stored for ${known.size} keys`);
  }
  const numbers = [...folios.values()].sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  if (gap !== -1) {
    const isRepeated = gap > 0 && numbers[gap] === gap;
    failures.push(isRepeated ? `folio ${gap} is repeated` : `folio ${gap + 1} is missing`);
  }
  return failures;
}

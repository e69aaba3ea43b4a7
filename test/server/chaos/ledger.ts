import type { Document } from "../../../generated/types/models.d.ts";

/** What writers were told: for each key the document that it made. */
export interface Ledger {
  acknowledge(key: string, document: Document): void;
  /** Notes an answer that nobody should be given. */
  refuse(key: string, answer: string): void;
  /** How many keys have a document. */
  count(): number;
  /** What is wrong between what was told and what is stored. */
  judge(stored: readonly Document[]): string[];
}

/** A ledger that notes at once where two answers to one key differ. */
export function createLedger(): Ledger {
  const known = new Map<string, { readonly id: number; readonly folio: number }>();
  const faults: string[] = [];
  return {
    acknowledge(key, { document_id = 0, header }) {
      const before = known.get(key);
      const folio = header.document_number ?? 0;
      if (before !== undefined && (before.id !== document_id || before.folio !== folio)) {
        faults.push(`${key} made document ${before.id} and document ${document_id}`);
      }
      known.set(key, { id: document_id, folio });
    },
    refuse: (key, answer) => void faults.push(`${key} was answered ${answer}`),
    count: () => known.size,
    judge: (stored) => [...faults, ...compare(known, stored)],
  };
}

function compare(
  known: ReadonlyMap<string, { readonly id: number; readonly folio: number }>,
  stored: readonly Document[],
): string[] {
  const faults: string[] = [];
  const folios = new Map(
    stored.map(({ document_id = 0, header }) => [document_id, header.document_number ?? 0]),
  );
  for (const [key, { id, folio }] of known) {
    if (folios.get(id) !== folio) {
      faults.push(`document ${id} of ${key} was acknowledged and is lost`);
    }
  }
  if (stored.length !== known.size) {
    faults.push(`${stored.length} documents are stored for ${known.size} keys`);
  }
  const numbers = [...folios.values()].sort((a, b) => a - b);
  const gap = numbers.findIndex((number, index) => number !== index + 1);
  if (gap !== -1) {
    faults.push(`folio ${gap + 1} is missing or there twice`);
  }
  return faults;
}

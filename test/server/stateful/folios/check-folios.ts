import type { Issued, StoredNumber } from "./issued.ts";

/**
 * Checks that the folios of each sequence are 1 to n in the order of issue, and that drafts have no folio. Compares the
 * stored folios with the folios that creators received (`seen`), and with the last number taken from each sequence
 * (`last`, by the sequence's name). Returns error messages.
 */
export function checkFolios(
  seen: readonly Issued[],
  stored: readonly StoredNumber[],
  last: ReadonlyMap<string, number>,
): string[] {
  const failures: string[] = [];
  const numbered = stored.filter(({ issued }) => issued);
  const sequences = grouped(numbered);
  for (const [sequence, count] of last) {
    if (!sequences.has(sequence)) failures.push(`${sequence}: ${count} numbers taken, 0 stored`);
  }
  for (const [sequence, documents] of sequences) {
    const numbers = documents.map(({ number }) => number ?? 0).sort((a, b) => a - b);
    const gap = numbers.findIndex((number, at) => number !== at + 1);
    if (gap >= 0) failures.push(`${sequence}: number ${numbers[gap]}, expected ${gap + 1}`);
    if (last.get(sequence) !== numbers.length) {
      failures.push(`${sequence}: ${last.get(sequence)} numbers taken, ${numbers.length} stored`);
    }
    failures.push(...disorder(sequence, documents));
  }
  for (const { documentId, number } of stored.filter(({ issued }) => !issued)) {
    if (number !== null) failures.push(`draft ${documentId} has the number ${number}`);
  }
  for (const [sequence, documents] of grouped(seen))
    failures.push(...overtaking(sequence, documents));
  return [...failures, ...differences(seen, numbered)];
}

function differences(seen: readonly Issued[], numbered: readonly StoredNumber[]): string[] {
  const line = ({ sequence, number, documentId }: Issued | StoredNumber) =>
    `${sequence} ${number} of document ${documentId}`;
  const [reported, kept] = [new Set(seen.map(line)), new Set(numbered.map(line))];
  return [
    ...[...reported]
      .filter((one) => !kept.has(one))
      .map((one) => `received, but not stored: ${one}`),
    ...[...kept]
      .filter((one) => !reported.has(one))
      .map((one) => `stored, but not received: ${one}`),
    ...(seen.length === reported.size ? [] : ["a number was received twice"]),
  ];
}

function overtaking(sequence: string, documents: readonly Issued[]): string[] {
  const failures: string[] = [];
  let earliest = Number.POSITIVE_INFINITY;
  for (const { number, sentAt, respondedAt } of byNumber(documents).reverse()) {
    if (sentAt > earliest)
      failures.push(`${sequence}: ${number} was requested after a larger number was received`);
    earliest = Math.min(earliest, respondedAt);
  }
  return failures;
}

/** Error messages for documents whose time of issue is absent, or is earlier than that of the preceding number. */
function disorder(sequence: string, documents: readonly StoredNumber[]): string[] {
  const sorted = byNumber(documents);
  return sorted.flatMap(({ number, issuedAt }, at) => {
    const before = sorted[at - 1]?.issuedAt ?? 0;
    return issuedAt === null || issuedAt < before
      ? [`${sequence}: ${number} was issued at ${issuedAt}, its predecessor at ${before}`]
      : [];
  });
}

function byNumber<Document extends { readonly number: number | null }>(
  documents: readonly Document[],
): Document[] {
  return [...documents].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
}

function grouped<Document extends { readonly sequence: string }>(
  documents: readonly Document[],
): Map<string, Document[]> {
  const groups = new Map<string, Document[]>();
  for (const document of documents) {
    const group = groups.get(document.sequence) ?? [];
    group.push(document);
    groups.set(document.sequence, group);
  }
  return groups;
}

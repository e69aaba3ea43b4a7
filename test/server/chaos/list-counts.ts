/** Writes each count and then its key: `12 201, 3 503` means 12 responses with status 201 and 3 with status 503. */
export function listCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(", ");
}

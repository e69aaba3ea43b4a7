/** Counts in words, such as `12 201, 3 503`. */
export function listCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(", ");
}

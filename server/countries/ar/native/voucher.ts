// The invoice type that each of ARCA's note types corrects.
const notes: Readonly<Record<number, { readonly invoice: number }>> = {
  2: { invoice: 1 },
  3: { invoice: 1 },
  7: { invoice: 6 },
  8: { invoice: 6 },
  12: { invoice: 11 },
  13: { invoice: 11 },
  20: { invoice: 19 },
  21: { invoice: 19 },
  52: { invoice: 51 },
  53: { invoice: 51 },
};
const letters: Readonly<Record<string, readonly number[]>> = {
  A: [1, 2, 3, 4],
  B: [6, 7, 8, 9],
  C: [11, 12, 13, 15],
  E: [19, 20, 21],
  M: [51, 52, 53, 54],
};

/** The letter of ARCA's voucher type; undefined for an unlisted type. */
export function letterOf(type: string): string | undefined {
  return Object.keys(letters).find((letter) => letters[letter]?.includes(Number(type)));
}

/** Whether a voucher type has letter C. A voucher with letter C has no VAT. */
export function isLetterC(type: string): boolean {
  return letterOf(type) === "C";
}

/** The invoice type that a note type corrects; undefined for other types. */
export function invoiceOfNote(type: string): number | undefined {
  return notes[Number(type)]?.invoice;
}

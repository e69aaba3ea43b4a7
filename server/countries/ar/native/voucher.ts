// ARCA's table of voucher types: the invoice type that each note corrects, and the types of each letter.
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

/** The letter of a voucher by ARCA's number of its type. */
export function letterOf(type: string): string | undefined {
  return Object.keys(letters).find((letter) => letters[letter]?.includes(Number(type)));
}

/** Whether a voucher's type has letter C: its issuer charges no VAT. */
export function isLetterC(type: string): boolean {
  return letterOf(type) === "C";
}

/** The type of the invoices that a type of notes corrects; undefined for other vouchers. */
export function invoiceOfNote(type: string): number | undefined {
  return notes[Number(type)]?.invoice;
}

// 1 cancels, 2 corrects text, 3 corrects a quantity.
const correcting: readonly number[] = [1, 2, 3];

/** The code of a reference that cancels the other document. */
export const CANCELS = 1;

/** Whether a reference of this code cancels or corrects the other document. */
export function isCorrecting(referenceCode: number): boolean {
  return correcting.includes(referenceCode);
}

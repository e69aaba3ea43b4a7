// Values of `reference_code`: 1 cancels, 2 corrects text, 3 corrects a quantity.
const correcting: readonly number[] = [1, 2, 3];

/** The code of a reference that cancels the referenced document. */
export const CANCELS = 1;

/** Whether a reference with this code cancels or corrects the referenced document. */
export function isCorrecting(referenceCode: number): boolean {
  return correcting.includes(referenceCode);
}

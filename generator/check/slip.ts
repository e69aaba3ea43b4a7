import { editDistance } from "../runtime/validators/nearest.js";

/**
 * Whether `name` is probably a misspelling of `known`: at most one edit away, or two if `known` is longer than 8
 * characters. A change of letter case is not an edit. False for a name of fewer than 4 characters.
 */
export function isSlip(name: string, known: string): boolean {
  if (name.length < 4 || name === known) return false;
  const bound = known.length > 8 ? 2 : 1;
  return editDistance(name.toLowerCase(), known.toLowerCase(), bound + 1) <= bound;
}

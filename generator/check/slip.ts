import { editDistance } from "../runtime/validators/nearest.js";

/** Whether a name (4 characters or more) misspells `known`: by one edit, or two if `known` has over 8; ignores case. */
export function isSlip(name: string, known: string): boolean {
  if (name.length < 4 || name === known) return false;
  const bound = known.length > 8 ? 2 : 1;
  return editDistance(name.toLowerCase(), known.toLowerCase(), bound + 1) <= bound;
}

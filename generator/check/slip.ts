import { editDistance } from "../runtime/validators/nearest.js";

/** Whether a name is probably a misspelling of a known one: one letter differs, or two in a long name; case does not count. */
export function isSlip(name: string, known: string): boolean {
  if (name.length < 4 || name === known) return false;
  const bound = known.length > 8 ? 2 : 1;
  return editDistance(name.toLowerCase(), known.toLowerCase(), bound + 1) <= bound;
}

import { editDistance } from "../runtime/validators/nearest.js";

/** Whether a name is probably a misspelling of `known`: at most one edit, or two for a long name, ignoring case. */
export function isSlip(name: string, known: string): boolean {
  if (name.length < 4 || name === known) return false;
  const bound = known.length > 8 ? 2 : 1;
  return editDistance(name.toLowerCase(), known.toLowerCase(), bound + 1) <= bound;
}

import type { Json } from "../openapi/pointer.ts";

/**
 * Whether a change of `multipleOf` rejects more values: `true` if the new number is a multiple of the old one,
 * `false` if it divides the old one, otherwise undefined.
 */
export function isCoarser(old: Json | undefined, now: Json | undefined): boolean | undefined {
  const [was, is] = [Number(old), Number(now)];
  if (isMultiple(is, was)) return true;
  return isMultiple(was, is) ? false : undefined;
}

/** Whether `one` is a multiple of `other`, ignoring rounding errors; false if `one` is 1e9 times `other` or more. */
function isMultiple(one: number, other: number): boolean {
  return one < other * 1e9 && Number.isInteger(Number((one / other).toPrecision(15)));
}

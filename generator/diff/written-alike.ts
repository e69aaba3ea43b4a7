import type { Parameter } from "../plan/parameters.ts";
import { decodeShape } from "../plan/shapes.ts";
import type { Models } from "./schema-text.ts";

/** Whether the values of both versions of a parameter are written in the same way. */
export function isWrittenAlike(
  was: Parameter,
  is: Parameter,
  models: { old: Models; now: Models },
): boolean {
  if (was.style !== is.style || was.json !== is.json) return false;
  return was.explode === is.explode || (isScalar(was, models.old) && isScalar(is, models.now));
}

/** Whether a parameter has no lists and no objects. Only these depend on `explode`. */
function isScalar({ schema }: Parameter, models: Models): boolean {
  const { types, items, members } = decodeShape(schema, models, 0);
  return types !== undefined && items === undefined && members === undefined;
}

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
  return was.explode === is.explode || !(hasParts(was, models.old) || hasParts(is, models.now));
}

// Whether `explode` changes how the values are written. It does for objects, for untyped values, and for lists unless
// the style is `simple`. It never does if the style is `deepObject`.
function hasParts({ style, schema }: Parameter, models: Models): boolean {
  const { types, items, members } = decodeShape(schema, models, 0);
  if (style === "deepObject") return false;
  if (members !== undefined) return true;
  return items === undefined ? types === undefined : style !== "simple";
}

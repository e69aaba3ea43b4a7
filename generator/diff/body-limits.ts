import { limitNames } from "../keywords/x-limits.ts";
import type { RequestBody } from "../plan/contents.ts";
import type { Change } from "./change.ts";

const units = {
  bytes: "bytes",
  depth: "levels of nesting",
  values: "JSON values",
};

/** The differences in the limits of a body. A lower limit breaks clients. */
export function diffBodyLimits(
  old: RequestBody,
  now: RequestBody,
  about: Pick<Change, "side" | "subject">,
): Change[] {
  return limitNames.flatMap((name): Change[] => {
    const before = old.limits?.[name];
    const after = now.limits?.[name];
    if (before === after) return [];
    const breaking = (after ?? Infinity) < (before ?? Infinity);
    const most = after === undefined ? "any number of" : `at most ${after}`;
    const message = `the body may have ${most} ${units[name]} (was ${before ?? "any number"})`;
    return [{ ...about, breaking, message }];
  });
}

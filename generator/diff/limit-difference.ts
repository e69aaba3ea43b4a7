type Side = "request" | "response";

/**
 * A difference in one keyword, and the sides that the difference breaks. A request breaks if its schema rejects
 * more values. A response breaks if its schema accepts more values.
 */
export interface LimitDifference {
  breaks: readonly Side[];
  message: string;
}

// `narrows` is true if the new schema only rejects more values than the old one, false if it only accepts more.
// It is undefined if the new schema may do both.
/** The sides that break: requests if `narrows` is true, responses if it is false, both if it is undefined. */
export function broken(narrows: boolean | undefined): readonly Side[] {
  if (narrows === undefined) return ["request", "response"];
  return narrows ? ["request"] : ["response"];
}

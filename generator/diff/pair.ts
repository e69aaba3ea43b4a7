import { escapeSegment } from "../openapi/pointer.ts";
import type { Content } from "../plan/contents.ts";
import type { Operation } from "../plan/operations.ts";
import type { Plan } from "../plan/plan.ts";
import type { Change, Context } from "./change.ts";
import { diffSchemas, type Versions } from "./schemas.ts";

/** An operation that exists in both specs, and the plans of both specs. */
export interface Pair {
  old: Operation;
  now: Operation;
  plans: { old: Plan; now: Plan };
  versions: () => Versions;
}

/** The name of an operation in changes, such as `POST /books`. */
export function subjectOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}

/** The context for comparing the schemas on one side of an operation. */
export function contextOf({ now }: Pair, side: "request" | "response"): Context {
  return { side, subject: subjectOf(now), handler: now.id };
}

/** The changes in the schema of one content. */
export function diffContent(
  old: Content,
  now: Content,
  context: Context,
  versions: Versions,
): Change[] {
  const styles = diffStyles(old.arrays ?? {}, now.arrays ?? {}, context);
  if (old.model === undefined && now.model === undefined) return styles;
  const schema = ({ model }: Content) => (model === undefined ? {} : { $ref: model });
  return [...styles, ...diffSchemas(schema(old), schema(now), "", context, versions)];
}

/** The changes in how the lists in a form are written. */
function diffStyles(
  old: NonNullable<Content["arrays"]>,
  now: NonNullable<Content["arrays"]>,
  { side, subject }: Context,
): Change[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const message = "the style of the field changed";
  return names
    .filter((name) => old[name] !== now[name])
    .map((name) => ({
      breaking: true,
      side,
      subject,
      place: `/${escapeSegment(name)}`,
      message,
    }));
}

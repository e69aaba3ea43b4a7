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
  if (old.model === undefined && now.model === undefined) return [];
  const schema = ({ model }: Content) => (model === undefined ? {} : { $ref: model });
  return diffSchemas(schema(old), schema(now), "", context, versions);
}

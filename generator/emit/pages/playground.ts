import type { Plan } from "../../plan/plan.ts";
import { operationPlace } from "./reference/operation.ts";

/** A request body in the playground. */
export interface PlaygroundBody {
  name: string;
  /** The operations that accept the body; `place` is the URL-encoded id of the operation's element in the reference. */
  operations: { title: string; place: string }[];
  /** The word for a variant, such as `country`; absent if the body has no variants. */
  by?: string;
  variants: { name: string; title: string }[];
}

/** Every request body, bodies with variants first. */
export function playgroundBodies(plan: Plan): PlaygroundBody[] {
  const bodies = plan.bodies.map(({ name, operations, by, variants }) => ({
    name,
    operations: plan.operations
      .filter(({ id }) => operations.includes(id))
      .map(({ id, method, path, summary }) => ({
        title: `${summary} (${method.toUpperCase()} ${path})`,
        place: encodeURIComponent(operationPlace({ id })),
      })),
    ...(by === undefined ? {} : { by }),
    variants: variants.map((variant) => ({ name: variant.name, title: variant.title })),
  }));
  return bodies.sort((a, b) => Math.sign(b.variants.length) - Math.sign(a.variants.length));
}

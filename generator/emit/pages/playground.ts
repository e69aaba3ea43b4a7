import type { Plan } from "../../plan/plan.ts";
import { operationPlace } from "./reference/operation.ts";

/** What the playground must know of a request body: who takes it, and how it can be narrowed. */
export interface PlaygroundBody {
  name: string;
  /** Each with its place in the reference. */
  operations: { title: string; place: string }[];
  /** What the variants are by; absent where there are none. */
  by?: string;
  variants: { name: string; title: string }[];
}

/** Every request body, those with variants first. */
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

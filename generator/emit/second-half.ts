import type { Plan } from "../plan/plan.ts";
import type { Files } from "./files.ts";
import { emitSchemas } from "./schemas/schemas.ts";
import { emitTypes, type TypesInput } from "./types/types.ts";
import { emitValidators } from "./validators/validators.ts";

/** What the second thread is given; the plan is plain data. */
export interface SecondHalfInput extends TypesInput {
  plan: Plan;
}

/** The types, the validators that explain, and the schemas: about as much work as everything else. */
export async function emitSecondHalf({ plan, ...typed }: SecondHalfInput): Promise<Files> {
  return new Map([
    ...(await emitTypes(typed)),
    ...emitValidators(plan, ["explain"]),
    ...emitSchemas(plan),
  ]);
}

import type { Plan } from "../plan/plan.ts";
import type { Files } from "./files.ts";
import { emitTypes, type TypesInput } from "./types/types.ts";
import { emitValidators } from "./validators/validators.ts";

/** What the second thread is given; the plan is plain data. */
export interface SecondHalfInput extends TypesInput {
  plan: Plan;
}

/** The types, and the validators that explain: about as much work as everything else. */
export async function emitSecondHalf({ plan, ...typed }: SecondHalfInput): Promise<Files> {
  return new Map([...(await emitTypes(typed)), ...emitValidators(plan, ["explain"])]);
}

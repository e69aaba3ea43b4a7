import type { ProblemMembers, Refusal } from "../../generated/routes.ts";

/** A problem that a handler answers with. */
export interface ProblemAnswer<Status extends number> {
  status: Status;
  problem: ProblemMembers;
  /** `Retry-After` where the same request may succeed a little later. */
  headers?: { "Retry-After"?: string; "X-Request-Id"?: string };
}

/** Leaves a work with a problem as its answer, so that nothing of the work is stored. */
export class Refused<Status extends number> extends Error {
  override readonly name = "Refused";
  readonly answer: ProblemAnswer<Status>;

  constructor(answer: ProblemAnswer<Status>) {
    super(`refused with ${answer.status}`);
    this.answer = answer;
  }
}

/** Runs `work` and turns a `Refused` thrown in it into the answer that it carries. */
export async function answerRefusals<Answer, Status extends number>(
  statuses: readonly Status[],
  work: () => Promise<Answer>,
): Promise<Answer | ProblemAnswer<Status>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) {
      const status = statuses.find((declared) => declared === error.answer.status);
      if (status !== undefined) {
        return { ...error.answer, status };
      }
    }
    throw error;
  }
}

/** Leaves the work with 400 and everything that was found, if anything was. */
export function refuseAll(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) {
    throw new Refused({ status: 400, problem: { errors: [...refusals] } });
  }
}

/** Leaves the work with 409 and the reason. */
export function refuseState(...refusals: readonly Refusal[]): never {
  throw new Refused({ status: 409, problem: { errors: [...refusals] } });
}

import type { ProblemMembers, Refusal } from "../../generated/routes.ts";

/** A problem that a handler answers with. */
export interface ProblemResponse<Status extends number> {
  status: Status;
  problem: ProblemMembers;
  /** `Retry-After` where the same request may succeed a little later. */
  headers?: { "Retry-After"?: string; "X-Request-Id"?: string };
}

/** Leaves a work with a problem as its answer, so that nothing of the work is stored. */
export class ProblemError<Status extends number> extends Error {
  override readonly name = "ProblemError";
  readonly response: ProblemResponse<Status>;

  constructor(response: ProblemResponse<Status>) {
    super(`responds with ${response.status}`);
    this.response = response;
  }
}

/** Runs `work` and turns a `Refused` thrown in it into the answer that it carries. */
export async function catchProblems<Result, Status extends number>(
  statuses: readonly Status[],
  work: () => Promise<Result>,
): Promise<Result | ProblemResponse<Status>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError) {
      const status = statuses.find((declared) => declared === error.response.status);
      if (status !== undefined) {
        return { ...error.response, status };
      }
    }
    throw error;
  }
}

/** Leaves the work with 400 and everything that was found, if anything was. */
export function rejectInvalid(errors: readonly Refusal[]): void {
  if (errors.length > 0) {
    throw new ProblemError({ status: 400, problem: { errors: [...errors] } });
  }
}

/** Leaves the work with 409 and the reason. */
export function rejectState(...errors: readonly Refusal[]): never {
  throw new ProblemError({ status: 409, problem: { errors: [...errors] } });
}

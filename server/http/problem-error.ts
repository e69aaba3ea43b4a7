import type { ProblemMembers, ValidationError } from "../../generated/routes.ts";

/** A problem as a handler's response. */
export interface ProblemResponse<Status extends number> {
  status: Status;
  problem: ProblemMembers;
  /** `Retry-After` is present if the same request may succeed later. */
  headers?: { "Retry-After"?: string; "X-Request-Id"?: string };
}

/** An error with a problem response; throwing it rolls back the transaction. */
export class ProblemError<Status extends number> extends Error {
  override readonly name = "ProblemError";
  readonly response: ProblemResponse<Status>;

  constructor(response: ProblemResponse<Status>) {
    super(`responds with ${response.status}`);
    this.response = response;
  }
}

/** Runs `work`. If `work` throws a `ProblemError` with one of `statuses`, returns the error's response. */
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

/** Throws a 400 with all validation errors, if any. */
export function rejectInvalid(errors: readonly ValidationError[]): void {
  if (errors.length > 0) {
    throw new ProblemError({ status: 400, problem: { errors: [...errors] } });
  }
}

/** Throws a 409 with these errors. */
export function rejectState(...errors: readonly ValidationError[]): never {
  throw new ProblemError({ status: 409, problem: { errors: [...errors] } });
}

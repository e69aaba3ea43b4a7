/** An expected response: its status and, if given, its errors as `pointer rule` or its body. */
export interface Expectation {
  readonly status: number;
  readonly errors?: readonly string[];
  readonly body?: unknown;
}

/** A response of 400 with exactly these errors. */
export function invalid(errors: readonly string[]): Expectation {
  return { status: 400, errors: [...errors].sort() };
}

/** A response of 409 with exactly these errors. */
export function conflict(...errors: readonly string[]): Expectation {
  return { status: 409, errors: [...errors].sort() };
}

/** The response for a resource that does not exist, or that another account has. */
export const missing: Expectation = { status: 404 };

/** The response to a request that names an account for which the caller does not act. */
export const forbidden: Expectation = { status: 403 };

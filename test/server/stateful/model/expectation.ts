/** An expected response. A test compares `errors` and `body` only if they are present. */
export interface Expectation {
  readonly status: number;
  /** Each text is an error's pointer, a space and the error's rule. */
  readonly errors?: readonly string[];
  readonly body?: unknown;
}

/** A 400 response with exactly these errors. */
export function invalid(errors: readonly string[]): Expectation {
  return { status: 400, errors: [...errors].sort() };
}

/** A 409 response with exactly these errors. */
export function conflict(...errors: readonly string[]): Expectation {
  return { status: 409, errors: [...errors].sort() };
}

/** The response for a resource that does not exist or belongs to another account. */
export const missing: Expectation = { status: 404 };

/** The response to an admin's request that contains another account's identifier. */
export const forbidden: Expectation = { status: 403 };

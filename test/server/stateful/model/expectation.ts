/** What an answer must be: its status, and where it has them its errors as `pointer rule` or its body. */
export interface Expectation {
  readonly status: number;
  readonly errors?: readonly string[];
  readonly body?: unknown;
}

/** An answer of 400 with exactly these errors. */
export function invalid(errors: readonly string[]): Expectation {
  return { status: 400, errors: [...errors].sort() };
}

/** An answer of 409 with exactly these errors. */
export function conflict(...errors: readonly string[]): Expectation {
  return { status: 409, errors: [...errors].sort() };
}

/** The answer to what is not there, or another account's. */
export const missing: Expectation = { status: 404 };

/** The answer to what names an account that the caller does not act for. */
export const forbidden: Expectation = { status: 403 };

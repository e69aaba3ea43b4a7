import type { NotNow } from "../auth/try-password.ts";
import type { ProblemResponse } from "./problem-error.ts";

const details: Readonly<Record<NotNow["reason"], string>> = {
  failures: "Too many wrong passwords were sent from this address or network; retry later.",
  busy: "The server is checking too many passwords; retry later.",
};

/** The 429 response for a password that was neither checked nor hashed. */
export function tryLater({ reason, retryAfter }: NotNow): ProblemResponse<429> {
  return {
    status: 429,
    problem: { detail: details[reason] },
    headers: { "Retry-After": String(retryAfter) },
  };
}

/** Whether an outcome is `NotNow`. */
export function isNotNow(outcome: unknown): outcome is NotNow {
  return typeof outcome === "object" && outcome !== null && "retryAfter" in outcome;
}

import type { NotNow } from "../auth/try-password.ts";
import type { ProblemResponse } from "./problem-error.ts";

const details: Readonly<Record<NotNow["reason"], string>> = {
  failures: "Too many passwords from here were wrong.",
  busy: "Too many passwords are being checked now.",
};

/** 429 for a password that was neither checked nor hashed. */
export function tryLater({ reason, retryAfter }: NotNow): ProblemResponse<429> {
  return {
    status: 429,
    problem: { detail: details[reason] },
    headers: { "Retry-After": String(retryAfter) },
  };
}

/** Whether an outcome is `NotNow`: the password was neither checked nor hashed. */
export function isNotNow(outcome: unknown): outcome is NotNow {
  return typeof outcome === "object" && outcome !== null && "retryAfter" in outcome;
}

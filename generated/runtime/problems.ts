/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import type { ProblemMembers, RequestError } from "./types.ts";

/** The maximum number of errors in one problem. */
export const errorLimit = 100;

/** Limits a problem to `errorLimit` errors; sets `truncated` if the problem has more. */
export function withinErrorLimit(problem: ProblemMembers): ProblemMembers {
  const { errors = [] } = problem;
  if (errors.length <= errorLimit) return problem;
  return { ...problem, errors: errors.slice(0, errorLimit), truncated: true };
}

const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  413: "Content too large",
  415: "Unsupported media type",
  422: "Unprocessable content",
  499: "Client closed request",
  500: "Server error",
};

/** The default problem (RFC 9457) of an error. */
export function plainProblem(requestError: RequestError): Record<string, unknown> {
  const { status, path, requestId, detail, errors, truncated, problem } = requestError;
  return {
    type: "about:blank",
    title: titles[status] ?? "Problem",
    status,
    instance: path,
    requestId,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors }),
    ...(truncated === undefined ? {} : { truncated }),
    ...problem,
  };
}

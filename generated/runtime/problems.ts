import type { Fault } from "./types.ts";

const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  413: "Content too large",
  415: "Unsupported media type",
  500: "Server error",
};

/** A problem as RFC 9457 has it, in plain words; for whoever gives no words of their own. */
export function plainProblem(fault: Fault): Record<string, unknown> {
  const { status, path, requestId, detail, errors, truncated, problem } = fault;
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

/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { plainProblem } from "./problems.ts";
import { cleanHeaders, declaredResponse } from "./responses.ts";
import type {
  ErrorFiller,
  HandlerResponse,
  OperationDefinition,
  ProblemHead,
  RequestError,
  RouterSettings,
} from "./types.ts";

/** The writers of problems: the settings, and the functions that fill errors which the spec declares. */
export interface ProblemWriters {
  settings: RouterSettings;
  errors: Readonly<Record<string, ErrorFiller | undefined>>;
}

/** The request in which an error occurred, as it is reported. */
export type Base = Pick<RequestError, "path" | "requestId"> & { operationId?: string };

/** The response to a rejected request: as the operation declares it, else a problem. */
export function reject(
  writers: ProblemWriters,
  requestError: RequestError,
  headers: HandlerResponse["headers"] = {},
  definition?: OperationDefinition,
): Response {
  const head = headOf(writers, requestError, headers);
  const declared = definition && declaredResponse(definition, requestError.status)?.error;
  const filler = declared?.filler;
  const fill = filler === undefined ? undefined : writers.errors[filler];
  if (declared !== undefined && (filler === undefined || fill !== undefined)) {
    head.contentType = declared.mediaType;
  }
  if (fill === undefined) return send(writeProblem(writers, requestError, head), head);
  try {
    return send(fill(requestError), head);
  } catch (error) {
    report(writers.settings, error, requestError);
    return send(plainProblem(requestError), headOf(writers, requestError, headers));
  }
}

/** Status, media type and headers of a problem, unless `problem` changes them. */
export function headOf(
  { settings }: ProblemWriters,
  { status, requestId }: RequestError,
  headers: HandlerResponse["headers"],
): ProblemHead {
  const common = settings.headers?.(requestId);
  const contentType = "application/problem+json";
  return { status, contentType, headers: cleanHeaders(headers, common) };
}

/** The body of a problem; it may change the head. */
export function writeProblem(
  { settings }: ProblemWriters,
  requestError: RequestError,
  head: ProblemHead,
): Record<string, unknown> {
  return settings.problem === undefined
    ? plainProblem(requestError)
    : settings.problem(requestError, head);
}

/** A problem with its head as it goes over the wire. */
export function send(body: unknown, { status, contentType, headers }: ProblemHead): Response {
  headers["content-type"] = contentType;
  return new Response(JSON.stringify(body), { status, headers });
}

/** Hands an unexpected error to `onError` of the service; prints it where there is none. */
export function report(settings: RouterSettings, error: unknown, base: Base): void {
  if (settings.onError === undefined) console.error(error);
  else settings.onError(error, base);
}

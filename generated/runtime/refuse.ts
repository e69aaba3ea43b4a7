/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { cleanHeaders, declaredAnswer } from "./answers.ts";
import { plainProblem } from "./problems.ts";
import type {
  Answer,
  ErrorFiller,
  Fault,
  OperationDefinition,
  ProblemHead,
  RouterSettings,
} from "./types.ts";

/** What problems are written by: the settings, and the functions that fill errors of the spec's own. */
export interface ProblemWriters {
  settings: RouterSettings;
  errors: Readonly<Record<string, ErrorFiller | undefined>>;
}

/** The request that an error met, as it is reported. */
export type Base = Pick<Fault, "path" | "requestId"> & { operationId?: string };

/** The answer to a request that is refused: as the operation declares it, else a problem. */
export function refuse(
  writers: ProblemWriters,
  fault: Fault,
  headers: Answer["headers"] = {},
  definition?: OperationDefinition,
): Response {
  const head = headOf(writers, fault, headers);
  const declared = definition && declaredAnswer(definition, fault.status)?.error;
  const filler = declared?.filler;
  const fill = filler === undefined ? undefined : writers.errors[filler];
  if (declared !== undefined && (filler === undefined || fill !== undefined)) {
    head.contentType = declared.mediaType;
  }
  if (fill === undefined) return send(writeProblem(writers, fault, head), head);
  try {
    return send(fill(fault), head);
  } catch (error) {
    report(writers.settings, error, fault);
    return send(plainProblem(fault), headOf(writers, fault, headers));
  }
}

/** Status, media type and headers of a problem, unless `problem` changes them. */
export function headOf(
  { settings }: ProblemWriters,
  { status, requestId }: Fault,
  headers: Answer["headers"],
): ProblemHead {
  const common = settings.headers?.(requestId);
  const contentType = "application/problem+json";
  return { status, contentType, headers: cleanHeaders(headers, common) };
}

/** The body of a problem; it may change the head. */
export function writeProblem(
  { settings }: ProblemWriters,
  fault: Fault,
  head: ProblemHead,
): Record<string, unknown> {
  return settings.problem === undefined ? plainProblem(fault) : settings.problem(fault, head);
}

/** A problem with its head as it goes over the wire. */
export function send(body: unknown, { status, contentType, headers }: ProblemHead): Response {
  headers["content-type"] = contentType;
  return new Response(JSON.stringify(body), { status, headers });
}

/** Hands something unexpected to the service. */
export function report(settings: RouterSettings, error: unknown, base: Base): void {
  if (settings.onError === undefined) console.error(error);
  else settings.onError(error, base);
}

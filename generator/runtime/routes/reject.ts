import { plainProblem } from "./problems.ts";
import type { RequestFacts } from "./request-identity.ts";
import { cleanHeaders, declaredResponse } from "./responses.ts";
import type {
  ErrorFiller,
  HandlerResponse,
  OperationDefinition,
  ProblemHead,
  RequestError,
  RouterSettings,
} from "./types.ts";

/** The settings, and the functions that return the bodies of declared errors, keyed by the body's model. */
export interface ProblemWriters {
  settings: RouterSettings;
  errors: Readonly<Record<string, ErrorFiller | undefined>>;
}

/** The response to a rejected request: the error that the operation declares for the status, else a problem. */
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

/** The status, media type and headers of a problem. `settings.problem` may change them later. */
export function headOf(
  { settings }: ProblemWriters,
  { status, requestId }: RequestError,
  headers: HandlerResponse["headers"],
): ProblemHead {
  const common = settings.headers?.(requestId);
  const contentType = "application/problem+json";
  return { status, contentType, headers: cleanHeaders(headers, common) };
}

/** The body from `settings.problem`, which may change `head`; a default body if the setting is absent or throws. */
export function writeProblem(
  { settings }: ProblemWriters,
  requestError: RequestError,
  head: ProblemHead,
): Record<string, unknown> {
  if (settings.problem === undefined) return plainProblem(requestError);
  try {
    return settings.problem(requestError, head);
  } catch (error) {
    report(settings, error, requestError);
    return plainProblem(requestError);
  }
}

/** The response with a JSON body, and with the status, media type and headers of a `ProblemHead`. */
export function send(body: unknown, { status, contentType, headers }: ProblemHead): Response {
  headers["content-type"] = contentType;
  return new Response(JSON.stringify(body), { status, headers });
}

/** Reports an unexpected error to the service's `onError`, or else to the console. */
export function report(settings: RouterSettings, error: unknown, facts: RequestFacts): void {
  if (settings.onError === undefined) console.error(error);
  else settings.onError(error, facts);
}

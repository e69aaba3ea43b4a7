/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { withinErrorLimit } from "./problems.ts";
import { headOf, type ProblemWriters, report, send, writeProblem } from "./reject.ts";
import type { RequestIdentity } from "./request-identity.ts";
import {
  contentOfResponse,
  declaredResponse,
  itemMismatch,
  responseMismatch,
  writeResponse,
} from "./responses.ts";
import { isItems, type StreamGuard } from "./stream.ts";
import type {
  HandlerResponse,
  OperationDefinition,
  RequestError,
  ResponseContent,
} from "./types.ts";

/**
 * Turns a result into a response. Validates the response if `settings.responses` is `log` or
 * `enforce`.
 */
export function finish(
  writers: ProblemWriters,
  definition: OperationDefinition,
  identity: RequestIdentity,
  { method }: Request,
  result: HandlerResponse,
): Response | Promise<Response> {
  const { settings } = writers;
  const { status, headers } = result;
  if (!(status >= 200 && status <= 599)) {
    throw new RangeError(`A response cannot have the status ${status}.`);
  }
  const mode = settings.responses ?? "off";
  if (result.problem === undefined) {
    return mode === "off" ? written() : check(result).then(written);
  }
  const problem = withinErrorLimit(result.problem);
  const errors = problem.errors === undefined ? {} : { errors: problem.errors };
  const requestError: RequestError = {
    ...identity.facts,
    kind: "declared",
    status,
    problem,
    ...errors,
  };
  const head = headOf(writers, requestError, headers);
  const body = writeProblem(writers, requestError, head);
  if (mode === "off") return send(body, head);
  const sent = { ...result, body, contentType: head.contentType };
  const isDeclared = contentOfResponse(declaredResponse(definition, status), sent) !== undefined;
  return check(isDeclared ? sent : { ...result, body }).then(() => send(body, head));

  function written(): Response {
    const common = settings.headers?.(identity.requestId);
    const declared = declaredResponse(definition, status);
    const { body: items } = result;
    if (method !== "HEAD" || !isItems(items)) {
      return writeResponse(declared, result, common, guardOf);
    }
    // A response to HEAD has no body, and the stream may be infinite. Closing the stream releases its source.
    const close = async () => void (await items[Symbol.asyncIterator]().return?.());
    close().catch((error: unknown) => report(settings, error, identity.facts));
    const headOnly = writeResponse(declared, { ...result, body: "" }, common, guardOf);
    if (!headOnly.headers.has("cache-control")) headOnly.headers.set("cache-control", "no-cache");
    return new Response(null, headOnly);
  }

  async function check(response: HandlerResponse): Promise<void> {
    const wrong = await responseMismatch(definition, response, response.body);
    if (wrong !== undefined && mode === "enforce") throw new Error(wrong);
    if (wrong !== undefined) report(settings, new Error(wrong), identity.facts);
  }

  function guardOf(content: ResponseContent): StreamGuard {
    return {
      mismatchOf: async (item) => {
        const wrong = mode === "off" ? undefined : await itemMismatch(definition, content, item);
        if (wrong === undefined || mode === "enforce") return wrong;
        report(settings, new Error(wrong), identity.facts);
        return undefined;
      },
      failed: (error) => {
        report(settings, error, identity.facts);
        const requestError: RequestError = { ...identity.facts, kind: "unexpected", status: 500 };
        return writeProblem(writers, requestError, headOf(writers, requestError, {}));
      },
    };
  }
}

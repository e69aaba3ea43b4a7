/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { declaredAnswer, faultOfAnswer, faultOfItem, writeAnswer } from "./answers.ts";
import { withinErrorLimit } from "./problems.ts";
import { type Base, headOf, type ProblemWriters, report, send, writeProblem } from "./refuse.ts";
import { isItems, type StreamGuard } from "./stream.ts";
import type { Answer, AnswerContent, Fault, OperationDefinition } from "./types.ts";

/** Turns what a handler or a resolver answered into a response, held against the spec as far as the settings ask. */
export function finish(
  writers: ProblemWriters,
  definition: OperationDefinition,
  base: Base,
  { method }: Request,
  result: Answer,
): Response | Promise<Response> {
  const { settings } = writers;
  const { status, headers } = result;
  const mode = settings.responses ?? "off";
  if (result.problem === undefined) {
    return mode === "off" ? written() : check(result.body).then(written);
  }
  const problem = withinErrorLimit(result.problem);
  const errors = problem.errors === undefined ? {} : { errors: problem.errors };
  const fault: Fault = { ...base, kind: "declared", status, problem, ...errors };
  const head = headOf(writers, fault, headers);
  const body = writeProblem(writers, fault, head);
  return mode === "off" ? send(body, head) : check(body).then(() => send(body, head));

  function written(): Response {
    const common = settings.headers?.(base.requestId);
    const declared = declaredAnswer(definition, status);
    if (method !== "HEAD" || !isItems(result.body)) {
      return writeAnswer(declared, result, common, guardOf);
    }
    // Nobody would read it, and it could be without end.
    const answered = writeAnswer(declared, { ...result, body: "" }, common, guardOf);
    return new Response(null, answered);
  }

  async function check(body: unknown): Promise<void> {
    const wrong = await faultOfAnswer(definition, result, body);
    if (wrong !== undefined && mode === "enforce") throw new Error(wrong);
    if (wrong !== undefined) report(settings, new Error(wrong), base);
  }

  function guardOf(content: AnswerContent): StreamGuard {
    return {
      faultOf: async (item) => {
        const wrong = mode === "off" ? undefined : await faultOfItem(definition, content, item);
        if (wrong === undefined || mode === "enforce") return wrong;
        report(settings, new Error(wrong), base);
        return undefined;
      },
      failed: (error) => {
        report(settings, error, base);
        const fault: Fault = { ...base, kind: "unexpected", status: 500 };
        return writeProblem(writers, fault, headOf(writers, fault, {}));
      },
    };
  }
}

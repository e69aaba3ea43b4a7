import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { fits } from "../openapi/fits.ts";
import { mediaKind } from "../openapi/media.ts";
import type { Json } from "../openapi/pointer.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import { errorLimit, plainProblem } from "../runtime/routes/problems.ts";
import type { Content, DeclaredResponse } from "./contents.ts";
import { type Model, modelsOf } from "./models.ts";
import type { Operation } from "./operations.ts";
import type { Plan } from "./plan.ts";

/** The content of an error response. `isFilled`: short and long sample problems (RFC 9457) fit the schema. */
export interface ErrorBody {
  content: Content;
  isFilled: boolean;
}

/** The status for requests that the schemas reject: 422 if an operation declares 422 and no 400, otherwise 400. */
export function invalidStatus(responses: readonly { status: string }[]): 400 | 422 {
  const declares = (status: string) => responses.some((response) => response.status === status);
  return declares("422") && !declares("400") ? 422 : 400;
}

/** An operation's JSON error bodies, by declared status. Responses with `application/problem+json` are left out. */
export function errorBodies(
  operation: Pick<Operation, "responses" | "security" | "body">,
  models: ReadonlyMap<string, Model>,
): Map<string, ErrorBody> {
  const found = new Map<string, ErrorBody>();
  for (const status of rejectedStatuses(operation)) {
    const response = declaredFor(operation.responses, status);
    const content = response === undefined ? undefined : errorContent(response);
    if (response === undefined || content === undefined) continue;
    const schema: Json = content.model === undefined ? true : { $ref: content.model };
    const behind = (name: string) => models.get(name)?.schema;
    const isFilled = samples(status).every((problem) => fits(schema, problem, behind));
    const before = found.get(response.status)?.isFilled ?? true;
    found.set(response.status, { content, isFilled: before && isFilled });
  }
  return found;
}

function rejectedStatuses({
  responses,
  security,
  body,
}: Pick<Operation, "responses" | "security" | "body">) {
  return [
    invalidStatus(responses),
    400,
    404,
    500,
    ...(security.length > 0 ? [401] : []),
    ...(security.flat().some(({ roles }) => roles.length > 0) ? [403] : []),
    ...(body === undefined ? [] : [413, 415]),
  ];
}

function declaredFor(
  responses: readonly DeclaredResponse[],
  status: number,
): DeclaredResponse | undefined {
  const named = (wanted: string) => responses.find((response) => response.status === wanted);
  return named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? named("default");
}

/** The first JSON content; undefined without JSON, or if the response declares `application/problem+json`. */
function errorContent({ contents }: DeclaredResponse): Content | undefined {
  const exact = contents.filter(({ mediaType }) => !mediaType.includes("*"));
  if (exact.some(({ mediaType }) => mediaType === "application/problem+json")) return undefined;
  return exact.find(({ mediaType, kind }) => kind === "json" && mediaKind(mediaType) === "json");
}

/**
 * Three problems (RFC 9457) of a status: one with only the required members, one with short texts, and one with
 * long texts and the maximum number of errors.
 */
function samples(status: number): Json[] {
  const least = { kind: "validation" as const, status, path: "/", requestId: "0" };
  const error = { rule: "shape.type", code: "type", message: "m" };
  const errors = [
    { pointer: "/a", ...error },
    { parameter: "a", ...error },
  ];
  const long = "/".padEnd(longTextLength, "a");
  const longError = { pointer: long, rule: "shape.unevaluatedProperties", message: long };
  const allErrors = Array(errorLimit).fill({ ...longError, code: "unevaluatedProperties" });
  return [
    least,
    { ...least, detail: "d", errors, truncated: true },
    { ...least, path: long, detail: long, errors: allErrors, truncated: true },
  ].map((requestError) => plainProblem(requestError) as Json);
}

/**
 * The length of long sample texts. Longer texts are rare in a problem, and `fits` accepts no text of 100 characters or
 * more for a `pattern`.
 */
const longTextLength = 99;

/** A warning for each error schema that a problem (RFC 9457) may violate, at the first content with this schema. */
export function unfilledErrors(spec: ResolvedSpec, plan: Plan): Diagnostic[] {
  const models = modelsOf(plan);
  const found = new Map<string, Diagnostic>();
  for (const operation of plan.operations) {
    for (const [status, { content, isFilled }] of errorBodies(operation, models)) {
      const { model, address } = content;
      if (isFilled || model === undefined || found.has(model)) continue;
      found.set(model, {
        code: "spec/error-schema",
        message: `not every problem (RFC 9457) fits ${model}, the body of status ${status} of ${operation.id}`,
        fix: `Pass createRoutes a function that builds the body: errors: { ${model}: (requestError) => … }.`,
        location: spec.locate(address),
        address,
      });
    }
  }
  return [...found.values()];
}

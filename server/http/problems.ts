import type { RequestError, ValidationError } from "../../generated/routes.ts";
import type { Problem } from "../../generated/types/models.d.ts";

const SIGNED = "Cannot update a signed document";
const INVALID_OR_NOT_FOUND = "Invalid data or not found";

const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  408: "Request timeout",
  409: "Conflict",
  413: "Content too large",
  415: "Unsupported media type",
  422: "Idempotency key reused",
  429: "Too many requests",
  431: "Request header fields too large",
  499: "Client closed request",
  503: "Service unavailable",
};

// In spec/openapi.yaml, these titles are the descriptions of the responses.
const titlesOfOperations: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  getCustomerSupplier: { 404: INVALID_OR_NOT_FOUND },
  updateCustomerSupplier: { 400: INVALID_OR_NOT_FOUND, 404: INVALID_OR_NOT_FOUND },
  getCompanyBranch: { 404: INVALID_OR_NOT_FOUND },
  updateCompanyBranch: { 400: INVALID_OR_NOT_FOUND, 404: INVALID_OR_NOT_FOUND },
};

const details: Readonly<Record<RequestError["kind"], string>> = {
  "not-found": "This path does not exist; /docs lists the operations.",
  method: "This path does not support this method; the Allow header lists the supported methods.",
  unauthorized:
    "Send a valid access token as Authorization: Bearer <token>; POST /auth returns a token.",
  "media-type": "Send the body as application/json.",
  "too-large": "The body exceeds the size limit of this server.",
  aborted: "The connection closed before the end of the body.",
  json: "The body is not JSON.",
  role: "This token may not call this operation; use a token of the operator.",
  validation: "",
  declared: "",
  unexpected: "The server failed; its log has this request under the identifier in X-Request-Id.",
};

/** Writes the RFC 9457 body of a request error. */
export function writeProblem(requestError: RequestError): Problem {
  const errors = requestError.errors ?? [];
  const isTruncated = (requestError.truncated ?? requestError.problem?.truncated) === true;
  const members: Problem = {
    type: typeOf(requestError, errors),
    title: titleOf(requestError),
    status: requestError.status,
    detail: requestError.detail ?? (details[requestError.kind] || describe(errors, isTruncated)),
    instance: requestError.path,
  };
  if (errors.length > 0) {
    members.errors = errors;
  }
  if (requestError.truncated === true) {
    members.truncated = true;
  }
  // In a 400, `result` states the first error with a code of the tax authority; only these codes are numeric. The
  // `result` of a document that the authority rejected states the authority's error in the same way.
  const numbered = errors.find((error) => /^[0-9]+$/.test(error.code));
  if (numbered !== undefined && requestError.status === 400) {
    members.result = { status: 1, error_message: `${numbered.code} ${numbered.message}` };
  }
  return { ...members, ...requestError.problem };
}

function titleOf(requestError: RequestError): string {
  // If an update of a document gets a 409 that lists no errors, the document's state forbids updates.
  if (
    requestError.operationId === "updateDocument" &&
    requestError.status === 409 &&
    !requestError.errors?.length
  ) {
    return SIGNED;
  }
  const own = titlesOfOperations[requestError.operationId ?? ""]?.[requestError.status];
  return own ?? titles[requestError.status] ?? "Server error";
}

// If the problem has exactly one error, its type is a link to the rule of this error. There are two exceptions: a
// `shape.` rule, and a 400, because a 400 can have many errors.
function typeOf(requestError: RequestError, errors: readonly ValidationError[]): string {
  const [only, ...others] = errors;
  const isOne = only !== undefined && others.length === 0 && !only.rule.startsWith("shape.");
  return isOne && requestError.status !== 400 ? `/rules#${only.rule}` : "about:blank";
}

function describe(errors: readonly ValidationError[], isTruncated: boolean): string {
  if (isTruncated) {
    return "The request may have more errors than the errors member lists.";
  }
  const [only, ...others] = errors;
  if (only === undefined) {
    return "The request was rejected.";
  }
  return others.length === 0
    ? only.message
    : `The request has ${errors.length} errors; see the errors member.`;
}

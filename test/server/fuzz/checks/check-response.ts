import { isRecord } from "../bodies/places.ts";
import type { Prepared } from "../requests/prepare.ts";
import type { Scene } from "../scenes/scene.ts";
import type { FuzzResponse } from "../wire.ts";
import { checkAbsence, checkLeaks } from "./check-leaks.ts";
import { checkProblem } from "./check-problem.ts";
import type { Expectation } from "./expectation.ts";
import { readSent } from "./read-sent.ts";
import { responseValidator } from "./validators.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the JSON value of a response, or undefined without JSON. Throws on malformed JSON. */
export function bodyOf({ text, headers }: FuzzResponse): unknown {
  const isJson = /json/.test(headers.get("Content-Type") ?? "");
  return text === "" || !isJson ? undefined : JSON.parse(text);
}

/** Returns the failures of a response, the most important first. */
export function checkResponse(
  scene: Scene,
  prepared: Prepared,
  expected: Expectation,
  response: FuzzResponse,
): string[] {
  const { request, operation } = prepared;
  const { status, headers, text } = response;
  const failures: string[] = [];
  if (status >= 500) failures.push(`status ${status}: ${text.slice(0, 300)}`);
  if (expected.statuses?.includes(status) === false) {
    const wanted = expected.statuses.join(" or ");
    failures.push(`status ${status}, expected ${wanted} (${expected.why}): ${text.slice(0, 500)}`);
  }
  if (!UUID.test(headers.get("X-Request-Id") ?? "")) failures.push("no X-Request-Id with a UUID");
  failures.push(...checkAllow(prepared, response));
  if ((status === 401) !== headers.has("WWW-Authenticate"))
    failures.push("401 without WWW-Authenticate, or WWW-Authenticate without 401");
  if (request.method === "HEAD" || status === 204) {
    return text === "" ? failures : [...failures, `unexpected body: ${text.slice(0, 100)}`];
  }
  const type = headers.get("Content-Type") ?? "";
  if (operation !== undefined && status === 200 && isFile(type)) {
    const wrong = checkFile(operation, response, type);
    return [...failures, ...wrong, ...checkLeaks(scene, prepared, response, undefined)];
  }
  const body = jsonOf(response);
  if (body === undefined) return [...failures, `malformed JSON: ${type} ${text.slice(0, 100)}`];
  if (operation !== undefined)
    failures.push(...checkDeclared(operation, response, type, body.value));
  if (status >= 400) {
    const sent = operation?.body && readSent(request.body);
    failures.push(...checkProblem(response, body.value, { prepared, sent: sent?.value, expected }));
  }
  failures.push(...checkAbsence(scene, prepared, response, body.value));
  if (status === 201) failures.push(...checkLocation(headers.get("Location"), body.value));
  return [...failures, ...checkLeaks(scene, prepared, response, body.value)];
}

function checkDeclared(
  operation: NonNullable<Prepared["operation"]>,
  { status, headers }: FuzzResponse,
  type: string,
  body: unknown,
): string[] {
  const declared = operation.responses[status];
  if (declared === undefined) return [`${operation.id} declares no ${status}`];
  const missing = declared.requiredHeaders.filter((name) => !headers.has(name));
  const failures = missing.map((name) => `${status} without ${name}`);
  const validate = responseValidator(operation, status, type);
  if (validate === undefined)
    return [...failures, `${operation.id} declares no media type ${type} for ${status}`];
  return validate(body)
    ? failures
    : [
        ...failures,
        `the declared schema rejects the response: ${JSON.stringify(validate.errors?.slice(0, 3))}`,
      ];
}

// Other tests check the content of files.
function isFile(type: string): boolean {
  return /^(application\/(pdf|xml)|image\/png)/.test(type);
}

function checkFile(
  operation: NonNullable<Prepared["operation"]>,
  { status, headers, text }: FuzzResponse,
  type: string,
): string[] {
  const { contents = {}, requiredHeaders = [] } = operation.responses[status] ?? {};
  const failures = requiredHeaders
    .filter((name) => !headers.has(name))
    .map((name) => `${status} without ${name}`);
  if (!Object.hasOwn(contents, type)) failures.push(`${operation.id} does not declare ${type}`);
  return text === "" ? [...failures, `an empty file: ${type}`] : failures;
}

function checkAllow({ allow }: Prepared, { status, headers }: FuzzResponse): string[] {
  const reported = headers.get("Allow");
  if (status !== 405) return reported === null ? [] : ["Allow without 405"];
  const methods = reported?.split(", ").sort().join();
  return allow === undefined || methods === [...allow].sort().join()
    ? []
    : [`405 with Allow: ${reported}, but the path allows ${allow}`];
}

// Location must contain the name of a collection, then an identifier that the body contains too.
function checkLocation(location: string | null, body: unknown): string[] {
  const [, , collection = "", id = ""] = location?.split("/") ?? [];
  const ids = isRecord(body) ? Object.values(body).map(String) : [];
  return collection !== "" && ids.includes(id) ? [] : [`201 with Location: ${location}`];
}

function jsonOf(response: FuzzResponse): { readonly value: unknown } | undefined {
  try {
    return { value: bodyOf(response) };
  } catch {
    return undefined;
  }
}

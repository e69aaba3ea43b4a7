import { isRecord } from "../bodies/places.ts";
import type { Prepared } from "../requests/prepare.ts";
import type { Scene } from "../scenes/scene.ts";
import type { FuzzAnswer } from "../wire.ts";
import { checkAbsence, checkLeaks } from "./check-leaks.ts";
import { checkProblem } from "./check-problem.ts";
import type { Expectation } from "./expectation.ts";
import { readSent } from "./read-sent.ts";
import { answerJudge } from "./verdicts.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The JSON of an answer, as far as it has one. */
export function bodyOf({ text }: FuzzAnswer): unknown {
  return text === "" ? undefined : JSON.parse(text);
}

/** What is wrong with an answer, in the order in which it is worth knowing. */
export function checkAnswer(
  scene: Scene,
  prepared: Prepared,
  expected: Expectation,
  answer: FuzzAnswer,
): string[] {
  const { request, operation } = prepared;
  const { status, headers, text } = answer;
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}: ${text.slice(0, 300)}`);
  if (expected.statuses?.includes(status) === false) {
    const wanted = expected.statuses.join(" or ");
    faults.push(`answered ${status}, expected ${wanted} (${expected.why}): ${text.slice(0, 500)}`);
  }
  if (!UUID.test(headers.get("X-Request-Id") ?? "")) faults.push("no X-Request-Id");
  faults.push(...checkAllow(prepared, answer));
  if ((status === 401) !== headers.has("WWW-Authenticate")) faults.push("WWW-Authenticate and 401");
  if (request.method === "HEAD" || status === 204) {
    return text === "" ? faults : [...faults, `a body where there is none: ${text.slice(0, 100)}`];
  }
  const type = headers.get("Content-Type") ?? "";
  const body = jsonOf(answer);
  if (body === undefined) return [...faults, `no JSON: ${type} ${text.slice(0, 100)}`];
  if (operation !== undefined) faults.push(...checkDeclared(operation, answer, type, body.value));
  if (status >= 400) {
    const sent = operation?.body && readSent(request.body);
    faults.push(...checkProblem(answer, body.value, { prepared, sent: sent?.value, expected }));
  }
  faults.push(...checkAbsence(scene, prepared, answer, body.value));
  if (status === 201) faults.push(...checkLocation(headers.get("Location"), body.value));
  return [...faults, ...checkLeaks(scene, prepared, answer, body.value)];
}

function checkDeclared(
  operation: NonNullable<Prepared["operation"]>,
  { status, headers }: FuzzAnswer,
  type: string,
  body: unknown,
): string[] {
  const declared = operation.answers[status];
  if (declared === undefined) return [`${operation.id} declares no ${status}`];
  const missing = declared.requiredHeaders.filter((name) => !headers.has(name));
  const faults = missing.map((name) => `${status} without ${name}`);
  const judge = answerJudge(operation, status, type);
  if (judge === undefined) return [...faults, `${operation.id} declares no ${type} for ${status}`];
  return judge(body)
    ? faults
    : [
        ...faults,
        `its own schema refuses the answer: ${JSON.stringify(judge.errors?.slice(0, 3))}`,
      ];
}

function checkAllow({ allow }: Prepared, { status, headers }: FuzzAnswer): string[] {
  const told = headers.get("Allow");
  if (status !== 405) return told === null ? [] : ["Allow without 405"];
  const methods = told?.split(", ").sort().join();
  return allow === undefined || methods === [...allow].sort().join()
    ? []
    : [`405 with Allow: ${told}, the path has ${allow}`];
}

// What was made is found where its answer says, under the identifier that it says.
function checkLocation(location: string | null, body: unknown): string[] {
  const [, , collection = "", id = ""] = location?.split("/") ?? [];
  const ids = isRecord(body) ? Object.values(body).map(String) : [];
  return collection !== "" && ids.includes(id) ? [] : [`201 with Location: ${location}`];
}

function jsonOf(answer: FuzzAnswer): { readonly value: unknown } | undefined {
  try {
    return { value: bodyOf(answer) };
  } catch {
    return undefined;
  }
}

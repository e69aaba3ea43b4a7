import { readFileSync } from "node:fs";
import type { Place } from "../bodies/places.ts";
import { isRecord, placeOf, valueAt } from "../bodies/places.ts";
import type { Prepared } from "../requests/prepare.ts";
import type { FuzzResponse } from "../wire.ts";
import type { Expectation } from "./expectation.ts";
import { problemValidator } from "./validators.ts";

interface Reported {
  readonly prepared: Prepared;
  /** The JSON body of the request, if the request has a valid JSON body. */
  readonly sent: unknown;
  readonly expected: Expectation;
}

interface Problem {
  readonly title: string;
  readonly status: number;
  readonly instance: string;
  readonly truncated?: boolean;
  readonly errors?: readonly {
    readonly pointer?: string;
    readonly parameter?: string;
    readonly rule: string;
    readonly message: string;
  }[];
}

const file = new URL("../../../../generated/rules.json", import.meta.url);
const { rules } = JSON.parse(readFileSync(file, "utf8")) as {
  rules: readonly { id: string; kind: string }[];
};
const kinds = new Map(rules.map(({ id, kind }) => [id, kind]));

// Rules that come from schema annotations, which JSON Schema validators ignore.
const annotated = new Set(["shape.x-decimals"]);

const titles: Readonly<Record<number, readonly string[]>> = {
  400: ["Bad request", "Invalid data or not found"],
  401: ["Unauthorized"],
  404: ["Not found", "Invalid data or not found"],
  409: ["Conflict", "Cannot update a signed document"],
  500: ["Server error"],
};

const fileTitles: Readonly<Record<string, string>> = {
  getDocumentXml: "This document has no XML",
  getDocumentStamp: "This document has no stamp",
};

// Texts that reveal internals of the program.
const inside =
  /node_modules|\.ts:[0-9]|\bat [A-Za-z.]+ \(|SQLITE_|kysely|libsql|ECONN|select .* from/i;

/**
 * Returns the mistakes in an error response. `checkDeclared` in check-response.ts validates the response against its
 * declared schema.
 */
export function checkProblem(
  { status, headers, text }: FuzzResponse,
  body: unknown,
  { prepared, sent, expected }: Reported,
): string[] {
  if (!problemValidator(body))
    return [`not a problem: ${JSON.stringify(problemValidator.errors?.[0])}`];
  const { title, instance, errors = [], truncated, ...problem } = body as Problem;
  const failures: string[] = [];
  if (headers.get("Content-Type") !== "application/problem+json") failures.push("wrong media type");
  if (problem.status !== status)
    failures.push(`HTTP status ${status}, but the problem has status ${problem.status}`);
  if (titles[status]?.includes(title) === false && !isOfFile(title, prepared))
    failures.push(`${status} with the unexpected title ${title}`);
  const path = prepared.request.target.replace(/\?.*/s, "");
  if (/^[\w/]+$/.test(path) && instance !== path) failures.push(`wrong instance ${instance}`);
  if (inside.test(text)) failures.push(`shows internals: ${text.slice(0, 300)}`);
  if (truncated === true && errors.length < 100)
    failures.push("truncated, but with fewer than 100 errors");
  const places = errors.map(({ pointer, parameter }) => pointer ?? `?${parameter}`);
  if (new Set(places).size < places.length) failures.push(`two errors at one place: ${places}`);
  const isUpdate = prepared.operation?.id === "updateAccount";
  for (const { pointer, rule, message } of errors) {
    const kind = kinds.get(rule);
    if (kind === undefined ? !rule.startsWith("shape.") : kind === "warning") {
      failures.push(`error with ${rule}, which is unknown or a warning`);
    }
    if (message === "" || /undefined|\[object|NaN/.test(message))
      failures.push(`wrong message “${message}”`);
    if (pointer !== undefined && !isPlace(sent, placeOf(pointer))) {
      failures.push(`the pointer ${pointer} matches no place in the request body`);
    }
    // Only the service can check the telephone in an account's update: the format depends on the country, which the
    // body does not contain.
    const isDecided = kind === "refusal" || (isUpdate && rule.endsWith(".contact-phone"));
    if (status === 400 && expected.accepted && !isDecided && !annotated.has(rule)) {
      failures.push(`${rule} rejects a body that the published schema accepts`);
    }
  }
  if (status === 400 && expected.accepted && errors.length === 0)
    failures.push("400 without errors");
  return failures;
}

// Whether `title` is the title of the problem for a missing file (XML or stamp), and the caller has access to the
// document.
function isOfFile(title: string, { operation, account, asOperator, target }: Prepared): boolean {
  const isSeen = target !== undefined && (asOperator || target.account === account);
  return isSeen && fileTitles[operation?.id ?? ""] === title;
}

// A pointer may name a missing member of an existing object, but no missing item of an array.
function isPlace(sent: unknown, place: Place): boolean {
  // An omitted optional body counts as an object without members.
  if (place.length === 0 || (sent === undefined && place.length === 1)) return true;
  const parent = valueAt(sent, place.slice(0, -1));
  if (isRecord(parent)) return true;
  return Array.isArray(parent) && Number(place.at(-1)) < parent.length;
}

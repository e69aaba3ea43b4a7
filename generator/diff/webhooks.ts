import type { JsonObject } from "../openapi/pointer.ts";
import type { DeclaredResponse } from "../plan/contents.ts";
import type { Operation } from "../plan/operations.ts";
import type { Parameter } from "../plan/parameters.ts";
import type { Plan } from "../plan/plan.ts";
import type { Change, Context } from "./change.ts";
import { diffCredentials } from "./credentials.ts";
import { diffContents } from "./pair.ts";
import { diffSchemas, type Versions } from "./schemas.ts";
import { isWrittenAlike } from "./written-alike.ts";

/** The changes in webhooks and callbacks. Both count as responses, because the service sends them. */
export function diffWebhooks(old: Plan, now: Plan, versions: () => Versions): Change[] {
  return [
    ...diffAsking("webhook", old.webhooks, now.webhooks, versions),
    ...diffAsking("callback", old.callbacks, now.callbacks, versions),
  ];
}

function diffAsking(
  kind: "webhook" | "callback",
  old: readonly Operation[],
  now: readonly Operation[],
  versions: () => Versions,
): Change[] {
  const subjectOf = ({ method, path }: Operation) => `${kind} ${method.toUpperCase()} ${path}`;
  const before = new Map(old.map((operation) => [subjectOf(operation), operation]));
  const after = new Map(now.map((operation) => [subjectOf(operation), operation]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((subject): Change[] => {
    const was = before.get(subject);
    const is = after.get(subject);
    const about = { side: "response" as const, subject };
    if (was === undefined) return [{ ...about, breaking: false, message: `the ${kind} is new` }];
    if (is === undefined) return [{ ...about, breaking: true, message: `the ${kind} was removed` }];
    const messages = {
      lost: (mediaType: string) => `the ${kind} is no longer sent as ${mediaType}`,
      added: (mediaType: string) => `the ${kind} may be sent as ${mediaType} now`,
    };
    const [had, has] = [was, is].map(({ body }) => body?.contents ?? []);
    // `diffCredentials` checks whether the new version accepts the old credentials. Here, a receiver of the old version
    // must accept the new credentials, so old and new are swapped.
    const credentials = diffCredentials(is, was);
    const sent = { ...about, message: `the ${kind} is sent with other credentials` };
    return [
      ...(credentials === undefined ? [] : [{ ...sent, breaking: credentials.breaking }]),
      ...diffValues(parametersOf(was), parametersOf(is), about, versions),
      ...diffNeed(was, is, about),
      ...diffContents(had ?? [], has ?? [], about, versions, messages),
      ...diffReceived(was, is, subject, versions),
    ];
  });
}

/** The change if the body is always sent in one version and optional in the other version. */
function diffNeed({ body: was }: Operation, { body: is }: Operation, about: Context): Change[] {
  if (was === undefined || is === undefined || was.required === is.required) return [];
  const message = `the body is ${is.required ? "always sent" : "optional"} now`;
  return [{ ...about, breaking: !is.required, message }];
}

/** The changes in the responses to a webhook or callback. They count as requests: the service receives them. */
function diffReceived(
  old: Operation,
  now: Operation,
  asking: string,
  versions: () => Versions,
): Change[] {
  const about = { side: "request" as const, subject: `response to ${asking}` };
  const changed = old.responses.flatMap((was): Change[] => {
    const { status } = was;
    const find = (wanted: string) => now.responses.find((one) => one.status === wanted);
    const same = find(status);
    const is = same ?? find(`${status[0]}XX`) ?? find("default");
    const removal = { ...about, message: `status ${status} was removed` };
    if (is === undefined) return [{ ...removal, breaking: /^[23]/.test(status) }];
    const messages = {
      lost: (mediaType: string) => `status ${status} is no longer accepted as ${mediaType}`,
      added: (mediaType: string) => `status ${status} is accepted as ${mediaType} now`,
    };
    return [
      ...(same === undefined ? [{ ...removal, breaking: false }] : []),
      ...diffContents(was.contents, is.contents, about, versions, messages),
      ...diffValues(headersOf(was), headersOf(is), about, versions),
    ];
  });
  const added = now.responses.filter(
    ({ status }) => !old.responses.some((one) => one.status === status),
  );
  const news = added.map(({ status }) => `status ${status} is new`);
  return [...changed, ...news.map((message) => ({ ...about, breaking: false, message }))];
}

/** A parameter or a header. */
interface Value {
  /** Where the value is sent: `header X-Wind` for a parameter, `200 X-Wind` for a header of a 200 response. */
  place: string;
  required: boolean;
  schema: JsonObject;
  /** Only for a parameter. */
  parameter?: Parameter;
}

function parametersOf({ parameters }: Operation): Value[] {
  // The URL of a callback has expressions in place of path parameters.
  return parameters
    .filter((parameter) => parameter.in !== "path")
    .map((parameter) => ({
      ...parameter,
      place: `${parameter.in} ${parameter.name}`,
      parameter,
    }));
}

function headersOf({ status, headers }: DeclaredResponse): Value[] {
  return headers.map((header) => ({ ...header, place: `${status} ${header.name}` }));
}

/** The changes in parameters that the service sends (side `response`), or in headers that it receives. */
function diffValues(
  old: readonly Value[],
  now: readonly Value[],
  context: Context,
  versions: () => Versions,
): Change[] {
  const isSent = context.side === "response";
  const kind = isSent ? "parameter" : "header";
  // Header names are case-insensitive.
  const key = ({ place }: Value) => (/^(query|cookie) /.test(place) ? place : place.toLowerCase());
  const before = new Map(old.map((value) => [key(value), value]));
  const after = new Map(now.map((value) => [key(value), value]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [was, is] = [before.get(name), after.get(name)];
    const place = (is ?? was)?.place ?? name;
    const about = { side: context.side, subject: context.subject, place };
    if (was === undefined || is === undefined) {
      const breaking = (isSent ? was : is)?.required === true;
      const message = `the ${kind} ${is === undefined ? "was removed" : "is new"}`;
      return [{ ...about, breaking, message }];
    }
    const changes = diffSchemas(was.schema, is.schema, place, context, versions());
    const [one, other] = [was.parameter, is.parameter];
    if (one !== undefined && other !== undefined && !isWrittenAlike(one, other, versions())) {
      changes.push({ ...about, breaking: true, message: `the style of the ${kind} changed` });
    }
    if (was.required === is.required) return changes;
    const message = `the ${kind} is ${is.required ? "required" : "optional"} now`;
    return [{ ...about, breaking: is.required !== isSent, message }, ...changes];
  });
}

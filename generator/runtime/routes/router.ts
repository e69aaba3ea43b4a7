import { type Context, Hono } from "hono";
import { cleanHeaders, declaredAnswer, faultOfAnswer, writeAnswer } from "./answers.ts";
import { type BodyLimits, type BodyResult, readBody, refuseCoding } from "./body.ts";
import { judgeRequest } from "./judge.ts";
import { decodeCookies, decodeHeaders, decodePath, decodeQuery, rawPairs } from "./parameters.ts";
import { targetOf } from "./path.ts";
import { plainProblem, withinErrorLimit } from "./problems.ts";
import { allowedMethods, type Route, routeFor, routesByPath } from "./route-table.ts";
import { authenticate, challenge, type SecurityTable } from "./security.ts";
import type {
  Answer,
  Fault,
  OperationDefinition,
  Refusal,
  RouterSettings,
  SchemeDefinition,
} from "./types.ts";

type Call = (request: Record<string, unknown>) => Promise<unknown>;

/** What the generated `createRoutes` hands over. */
export interface RouterParts<P> {
  definitions: readonly OperationDefinition[];
  schemes: Readonly<Record<string, SchemeDefinition>>;
  operations: Readonly<Record<string, Call | undefined>>;
  resolvers: Readonly<Record<string, Call | undefined>>;
  security: SecurityTable<P>;
  settings: RouterSettings;
}

type Base = Pick<Fault, "path" | "requestId"> & { operationId?: string };

/**
 * Builds the routes of a spec. The first check that fails answers: path (404), method (405),
 * credential (401), media type (415), size (413), syntax (400), role (403), path parameters (404),
 * the resolver (403, 404), then query and body together (400), then the handler.
 */
export function buildRouter<P>(parts: RouterParts<P>): Hono {
  const app = new Hono();
  const { settings } = parts;
  for (const routes of routesByPath(parts.definitions, parts.schemes, settings)) {
    const [first] = routes;
    if (first === undefined) continue;
    app.all(first.pattern.hono, (context) => {
      const request = context.req.raw;
      const target = targetOf(request.url);
      const base = baseOf(settings, context, target.pathname);
      const route = routeFor(routes, request.method);
      if (route !== undefined) {
        return notify(route.definition, answer(parts, route, request, target.search, base));
      }
      const fault = { ...base, kind: "method", status: 405 } as const;
      return refuse(settings, fault, { Allow: allowedMethods(routes).join(", ") });
    });
  }
  app.notFound((context) => {
    const base = baseOf(settings, context, targetOf(context.req.url).pathname);
    return refuse(settings, { ...base, kind: "not-found", status: 404 });
  });
  return app;
}

/** Adds what every answer of a deprecated operation says. */
function notify({ notices }: OperationDefinition, answering: Promise<Response>): Promise<Response> {
  if (notices === undefined) return answering;
  return answering.then((response) => {
    for (const [name, value] of Object.entries(notices)) response.headers.set(name, value);
    return response;
  });
}

async function answer<P>(
  parts: RouterParts<P>,
  { definition, pattern, places, keys, limits }: Route,
  request: Request,
  search: string,
  { path, requestId }: Base,
): Promise<Response> {
  const { settings } = parts;
  const base = { path, requestId, operationId: definition.id };
  try {
    const { method } = definition;
    const context = { method, path, requestId };
    const who = await authenticate(definition, parts.schemes, parts.security, request, context);
    if (who === undefined) {
      const fault = { ...base, kind: "unauthorized", status: 401 } as const;
      const wanted = challenge(definition, parts.schemes);
      return refuse(settings, fault, { "WWW-Authenticate": wanted });
    }
    const read = await readWhole(definition, request, limits, settings.takeTurn);
    if ("status" in read) {
      const kind = kinds[read.status];
      const fault = { ...base, kind, status: read.status, detail: read.detail };
      return refuse(settings, fault, read.headers);
    }
    if (!who.allowed) return refuse(settings, { ...base, kind: "role", status: 403 });
    const raw = pattern.read(path);
    const params = decodePath(places.path, raw ?? {});
    if (raw === undefined || definition.judges.path?.is(params) === false) {
      return refuse(settings, { ...base, kind: "not-found", status: 404 });
    }
    const pairs = rawPairs(search).filter(([name]) => !keys.has(name));
    const query = decodeQuery(places.query, pairs);
    const headers = decodeHeaders(places.header, request.headers);
    const cookies = decodeCookies(places.cookie, request.headers);
    const { principal } = who;
    const { value: body, content } = read;
    // Written out twice: objects that are spread into others cost more than judging them.
    const asked = { principal, requestId, path, params, query, headers, cookies, body };
    const resolved = await parts.resolvers[definition.id]?.(asked);
    if (isProblem(resolved)) return await finish(parts, definition, base, resolved);
    const { variant, refusals = [] } = (resolved ?? {}) as Resolved;
    const judged = { query, headers, cookies, body: read.judged, content, variant, refusals };
    const verdict = await judgeRequest(definition, judged);
    if (verdict.errors.length > 0) {
      return refuse(settings, { ...base, kind: "validation", status: 400, ...verdict });
    }
    const contentType = content?.mediaType;
    const result = await parts.operations[definition.id]?.({
      principal,
      requestId,
      path,
      params,
      query,
      headers,
      cookies,
      body,
      variant,
      contentType,
    });
    return await finish(parts, definition, base, result as Answer);
  } catch (error) {
    report(settings, error, base);
    return refuse(settings, { ...base, kind: "unexpected", status: 500 });
  }
}

interface Resolved {
  variant?: string;
  refusals?: Refusal[];
}

const kinds = { 400: "json", 413: "too-large", 415: "media-type", 499: "aborted" } as const;

async function readWhole(
  { body, parameters }: OperationDefinition,
  request: Request,
  limits: BodyLimits | undefined,
  takeTurn: RouterSettings["takeTurn"],
): Promise<BodyResult> {
  if (body === undefined || limits === undefined) {
    return { value: undefined, judged: undefined, content: undefined };
  }
  return refuseCoding(request, parameters) ?? readBody(request, body, limits, takeTurn);
}

/** Turns what a handler or a resolver answered into a response, held against the spec as far as the settings ask. */
async function finish<P>(
  { settings }: RouterParts<P>,
  definition: OperationDefinition,
  base: Base,
  result: Answer,
): Promise<Response> {
  const { status, headers } = result;
  const problem = result.problem === undefined ? undefined : withinErrorLimit(result.problem);
  const errors = problem?.errors === undefined ? {} : { errors: problem.errors };
  const fault: Fault | undefined =
    problem === undefined ? undefined : { ...base, kind: "declared", status, problem, ...errors };
  const body = fault === undefined ? result.body : write(settings, fault);
  const mode = settings.responses ?? "off";
  const wrong = mode === "off" ? undefined : await faultOfAnswer(definition, result, body);
  if (wrong !== undefined && mode === "enforce") throw new Error(wrong);
  if (wrong !== undefined) report(settings, new Error(wrong), base);
  const common = settings.headers?.(base.requestId) ?? {};
  if (fault !== undefined) return problemResponse(status, body, cleanHeaders(headers, common));
  return writeAnswer(declaredAnswer(definition, status), result, common);
}

function refuse(settings: RouterSettings, fault: Fault, headers: Answer["headers"] = {}): Response {
  const common = settings.headers?.(fault.requestId) ?? {};
  return problemResponse(fault.status, write(settings, fault), cleanHeaders(headers, common));
}

function problemResponse(status: number, body: unknown, headers: Record<string, string>): Response {
  headers["content-type"] = "application/problem+json";
  return new Response(JSON.stringify(body), { status, headers });
}

function write(settings: RouterSettings, fault: Fault): Record<string, unknown> {
  return settings.problem === undefined ? plainProblem(fault) : settings.problem(fault);
}

function report(settings: RouterSettings, error: unknown, base: Base): void {
  if (settings.onError === undefined) console.error(error);
  else settings.onError(error, base);
}

function baseOf(settings: RouterSettings, context: Context, path: string): Base {
  const given: unknown = settings.requestId?.(context.req.raw) ?? context.get("requestId");
  return { path, requestId: typeof given === "string" ? given : crypto.randomUUID() };
}

function isProblem(resolved: unknown): resolved is Answer {
  return typeof resolved === "object" && resolved !== null && "status" in resolved;
}

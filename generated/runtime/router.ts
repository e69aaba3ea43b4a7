import { Hono } from "hono";
import { readJson } from "./body.ts";
import { decodeParameters } from "./parameters.ts";
import { authenticate, type SecurityTable } from "./security.ts";
import type {
  Fault,
  Judge,
  OperationDefinition,
  ProblemMembers,
  Refusal,
  RouterSettings,
  SchemeDefinition,
} from "./types.ts";

/** What a handler answers, as the router sees it. */
interface Answer {
  status: number;
  body?: unknown;
  problem?: ProblemMembers;
  headers?: Readonly<Record<string, string | undefined>>;
}

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

/** The most refusals that one answer carries. */
const refusalLimit = 100;

/**
 * Builds the routes of a spec. The first check that fails answers: path (404), method (405),
 * credential (401), media type (415), size (413), JSON (400), role (403), path parameters (404),
 * the resolver (403, 404), then query and body together (400), then the handler.
 */
export function buildRouter<P>(parts: RouterParts<P>): Hono {
  const app = new Hono();
  for (const definition of parts.definitions) {
    app.on(definition.method.toUpperCase(), honoPath(definition.path), (context) =>
      answer(parts, definition, context.req.raw, context.req.param(), context.res.headers),
    );
  }
  for (const [path, methods] of methodsByPath(parts.definitions)) {
    app.all(path, (context) => {
      const allow = methods.includes("GET") ? [...methods, "HEAD"].sort() : methods;
      const fault = baseFault(parts.settings, context.req.raw, context.res.headers);
      return refuse(
        parts.settings,
        { ...fault, kind: "method", status: 405 },
        { Allow: allow.join(", ") },
      );
    });
  }
  app.notFound((context) => {
    const fault = baseFault(parts.settings, context.req.raw, context.res.headers);
    return refuse(parts.settings, { ...fault, kind: "not-found", status: 404 });
  });
  return app;
}

async function answer<P>(
  parts: RouterParts<P>,
  definition: OperationDefinition,
  request: Request,
  pathValues: Record<string, string>,
  answerHeaders: Headers,
): Promise<Response> {
  const { settings } = parts;
  const base = { ...baseFault(settings, request, answerHeaders), operationId: definition.id };
  const { path, requestId } = base;
  try {
    const who = await authenticate(definition, parts.schemes, parts.security, request, {
      method: definition.method,
      path,
      requestId,
    });
    if (who === undefined) {
      return refuse(
        settings,
        { ...base, kind: "unauthorized", status: 401 },
        { "WWW-Authenticate": challenge(parts.schemes) },
      );
    }
    let body: unknown;
    if (definition.body !== undefined) {
      const read = await readJson(request, definition.body.mediaType, {
        bytes: settings.bodyLimitBytes ?? 10 * 1024 * 1024,
        depth: settings.depthLimit ?? 64,
      });
      if ("status" in read) {
        const kind = ({ 400: "json", 413: "too-large", 415: "media-type" } as const)[read.status];
        return refuse(settings, { ...base, kind, status: read.status, detail: read.detail });
      }
      body = read.value;
    }
    if (!who.allowed) return refuse(settings, { ...base, kind: "role", status: 403 });
    const params = decodeParameters(inPlace(definition, "path"), Object.entries(pathValues));
    if (!definition.judgePath.is(params)) {
      return refuse(settings, { ...base, kind: "not-found", status: 404 });
    }
    const search = new URL(request.url).searchParams;
    const query = decodeParameters(inPlace(definition, "query"), search);
    const headers = headersOf(definition, request);
    const shared = { principal: who.principal, params, query, headers, requestId, path };
    const resolved = await parts.resolvers[definition.id]?.({ ...shared, body });
    const { variant, refusals = [] } = (resolved ?? {}) as {
      variant?: string;
      refusals?: Refusal[];
    };
    if (isProblem(resolved)) return await finish(parts, definition, base, resolved);
    const verdict = await judge(definition, { query, headers, body }, variant, refusals);
    if (verdict.errors.length > 0) {
      return refuse(settings, { ...base, kind: "validation", status: 400, ...verdict });
    }
    const result = await parts.operations[definition.id]?.({ ...shared, body, variant });
    return await finish(parts, definition, base, result as Answer);
  } catch (error) {
    settings.onError(error, { requestId, path, operationId: definition.id });
    return refuse(settings, { ...base, kind: "unexpected", status: 500 });
  }
}

/** Judges query, headers and body at once; more than 100 refusals are cut, and say so. */
async function judge(
  definition: OperationDefinition,
  { query, headers, body }: { query: unknown; headers: unknown; body: unknown },
  variant: string | undefined,
  resolved: Refusal[],
): Promise<{ errors: Refusal[]; truncated?: boolean }> {
  const errors: Refusal[] = [];
  let truncated = false;
  errors.push(...(await judgeParameters(definition.judgeQuery, query)));
  errors.push(...(await judgeParameters(definition.judgeHeaders, headers)));
  const judges = definition.body;
  if (judges !== undefined) {
    const one: Judge =
      (variant === undefined ? undefined : judges.variants[variant]) ?? judges.shared;
    if (!one.is(body)) {
      const explained = (await one.explain())(body);
      errors.push(...explained.refusals);
      truncated = explained.truncated;
    }
  }
  const taken = new Set(errors.map((error) => error.pointer));
  for (const refusal of resolved) {
    if (refusal.pointer === undefined || !taken.has(refusal.pointer)) errors.push(refusal);
  }
  if (errors.length > refusalLimit) truncated = true;
  return { errors: errors.slice(0, refusalLimit), ...(truncated ? { truncated } : {}) };
}

async function judgeParameters(judge: Judge, values: unknown): Promise<Refusal[]> {
  if (judge.is(values)) return [];
  const explain = await judge.explain();
  return explain(values).refusals.map(({ pointer = "", ...rest }) => {
    const [, parameter = ""] = pointer.split("/");
    return { parameter: parameter.replaceAll("~1", "/").replaceAll("~0", "~"), ...rest };
  });
}

/** The headers that an operation declares and a request has. */
function headersOf(definition: OperationDefinition, request: Request): Record<string, unknown> {
  const declared = inPlace(definition, "header");
  const given = declared.flatMap(({ name }): [string, string][] => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return decodeParameters(declared, given);
}

async function finish<P>(
  { settings }: RouterParts<P>,
  definition: OperationDefinition,
  base: Pick<Fault, "path" | "requestId" | "operationId">,
  result: Answer,
): Promise<Response> {
  const declared = definition.answers[String(result.status)];
  if (result.problem !== undefined) {
    const { errors } = result.problem;
    const fault: Fault = {
      ...base,
      kind: "declared",
      status: result.status,
      problem: result.problem,
    };
    return refuse(settings, errors === undefined ? fault : { ...fault, errors }, result.headers);
  }
  await checkAnswer(settings, definition, base, result);
  const headers = cleanHeaders(result.headers);
  if (result.body === undefined) return new Response(null, { status: result.status, headers });
  headers.set("Content-Type", declared?.mediaType ?? "application/json");
  return new Response(JSON.stringify(result.body), { status: result.status, headers });
}

/** Holds an answer against the spec, as far as the settings ask. */
async function checkAnswer(
  settings: RouterSettings,
  definition: OperationDefinition,
  base: Pick<Fault, "path" | "requestId" | "operationId">,
  result: Answer,
): Promise<void> {
  const mode = settings.responses ?? "off";
  if (mode === "off") return;
  const declared = definition.answers[String(result.status)];
  const wrong =
    declared === undefined
      ? `${definition.id} declares no answer ${result.status}`
      : declared.judge !== undefined && !declared.judge.is(result.body)
        ? `${definition.id} answered ${result.status} with a body that its schema refuses: ${JSON.stringify(
            (await declared.judge.explain())(result.body).refusals.slice(0, 5),
          )}`
        : undefined;
  if (wrong === undefined) return;
  if (mode === "enforce") throw new Error(wrong);
  settings.onError(new Error(wrong), base);
}

function refuse(
  settings: RouterSettings,
  fault: Fault,
  extra: Readonly<Record<string, string | undefined>> = {},
): Response {
  const headers = cleanHeaders(extra);
  headers.set("Content-Type", "application/problem+json");
  return new Response(JSON.stringify(settings.problem(fault)), { status: fault.status, headers });
}

function cleanHeaders(given: Readonly<Record<string, string | undefined>> = {}): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) headers.set(name, value);
  return headers;
}

function baseFault(settings: RouterSettings, request: Request, answerHeaders: Headers) {
  const url = new URL(request.url);
  const requestId =
    settings.requestId?.(request) ?? answerHeaders.get("X-Request-Id") ?? crypto.randomUUID();
  return { path: url.pathname, requestId };
}

function isProblem(resolved: unknown): resolved is Answer {
  return typeof resolved === "object" && resolved !== null && "status" in resolved;
}

function inPlace(definition: OperationDefinition, place: string) {
  return definition.parameters.filter((parameter) => parameter.in === place);
}

function honoPath(path: string): string {
  return path.replace(/\{([^}]*)\}/g, ":$1");
}

function methodsByPath(definitions: readonly OperationDefinition[]): Map<string, string[]> {
  const byPath = new Map<string, string[]>();
  for (const { path, method } of definitions) {
    const methods = byPath.get(honoPath(path)) ?? [];
    byPath.set(honoPath(path), [...methods, method.toUpperCase()].sort());
  }
  return byPath;
}

function challenge(schemes: Readonly<Record<string, SchemeDefinition>>): string {
  const types = new Set(Object.values(schemes).map((scheme) => scheme.type));
  return types.has("basic") && !types.has("bearer") ? "Basic" : "Bearer";
}

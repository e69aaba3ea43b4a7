import { type Context, type Env, Hono } from "hono";
import { type BodyLimits, type BodyResult, readBody, rejectCoding } from "./body.ts";
import { type DefaultShape, type DefaultTable, fillDefaults } from "./defaults.ts";
import { finish } from "./finish.ts";
import { HandlerRequest } from "./handler-request.ts";
import { decodeCookies, decodeHeaders, decodePath, decodeQuery, rawPairs } from "./parameters.ts";
import { targetOf } from "./path.ts";
import { type ProblemWriters, reject, report } from "./reject.ts";
import { RequestIdentity } from "./request-identity.ts";
import { allowedMethods, type Route, routeFor, routesByPath } from "./route-table.ts";
import { authenticate, challenge, type SecurityTable } from "./security.ts";
import { decodeQueryText } from "./shapes.ts";
import type {
  HandlerResponse,
  OperationDefinition,
  RouterSettings,
  SchemeDefinition,
  ValidationError,
} from "./types.ts";
import { explainRequest, isValid } from "./validate.ts";

type Call = (request: HandlerRequest) => Promise<unknown>;

/** The parts that the generated `createRoutes` passes to `buildRouter`. */
export interface RouterParts<P> extends ProblemWriters {
  definitions: readonly OperationDefinition[];
  schemes: Readonly<Record<string, SchemeDefinition>>;
  operations: Readonly<Record<string, Call | undefined>>;
  /** By operation id. A resolver checks that the resource exists and is accessible, and chooses the body's variant. */
  resolvers: Readonly<Record<string, Call | undefined>>;
  security: SecurityTable<P>;
  /** The default values in each model that a body or parameter refers to, by model name. */
  defaults: DefaultTable;
}

/**
 * Builds the routes of a spec. The first failed check decides the response: path (404), method (405),
 * credential (401), media type (415), size (413), syntax (400), role (403), path parameters (404),
 * resolver (for example 403 or 404), then query, headers, cookies and body together (400 or 422).
 * The handler runs after all checks.
 */
export function buildRouter<P, E extends Env = Env>(parts: RouterParts<P>): Hono<E> {
  const app = new Hono<E>();
  const { settings } = parts;
  for (const routes of routesByPath(parts.definitions, parts.schemes, settings)) {
    const [first] = routes;
    if (first === undefined) continue;
    app.all(first.pattern.hono, (context) => {
      const request = context.req.raw;
      const target = targetOf(request.url);
      const identity = new RequestIdentity(target.pathname, settings, context);
      const route = routeFor(routes, request.method);
      if (route !== undefined) {
        return notify(route.definition, respond(parts, route, context, target.search, identity));
      }
      const requestError = { ...identity.facts, kind: "method", status: 405 } as const;
      return reject(parts, requestError, { Allow: allowedMethods(routes).join(", ") });
    });
  }
  app.notFound((context) => {
    const { pathname } = targetOf(context.req.url);
    const { facts } = new RequestIdentity(pathname, settings, context);
    return reject(parts, { ...facts, kind: "not-found", status: 404 });
  });
  return app;
}

/** Adds the headers of a deprecated operation to its response. */
function notify({ notices }: OperationDefinition, pending: Promise<Response>): Promise<Response> {
  if (notices === undefined) return pending;
  return pending.then((response) => {
    for (const [name, value] of Object.entries(notices)) response.headers.set(name, value);
    return response;
  });
}

async function respond<P>(
  parts: RouterParts<P>,
  route: Route,
  context: Context,
  search: string,
  identity: RequestIdentity,
): Promise<Response> {
  const { settings } = parts;
  const { definition, pattern, places, keys, limits } = route;
  const request = context.req.raw;
  identity.operationId = definition.id;
  try {
    const who =
      definition.security.length === 0
        ? anybody
        : await authenticate(definition, parts.schemes, parts.security, request, identity);
    if (who === undefined) {
      const requestError = { ...identity.facts, kind: "unauthorized", status: 401 } as const;
      const wanted = challenge(definition, parts.schemes);
      return reject(parts, requestError, { "WWW-Authenticate": wanted }, definition);
    }
    const read = await readWhole(definition, context, limits, settings.takeTurn);
    if ("status" in read) {
      const kind = kinds[read.status];
      const requestError = { ...identity.facts, kind, status: read.status, detail: read.detail };
      return reject(parts, requestError, read.headers, definition);
    }
    if (!who.allowed) {
      return reject(parts, { ...identity.facts, kind: "role", status: 403 }, {}, definition);
    }
    const asked = new HandlerRequest(context, who.principal, identity);
    const raw = pattern.read(identity.path);
    asked.params = decodePath(places.path, raw ?? {});
    if (raw === undefined || definition.validators.path?.is(asked.params) === false) {
      return reject(parts, { ...identity.facts, kind: "not-found", status: 404 }, {}, definition);
    }
    if (search !== "") {
      const sent = rawPairs(search);
      const pairs =
        keys.size === 0 ? sent : sent.filter(([name]) => !keys.has(decodeQueryText(name)));
      asked.query = decodeQuery(places.query, pairs, definition.ignoresUnknownQuery);
    }
    if (places.header.length > 0) {
      asked.headers = decodeHeaders(places.header, request.headers);
    }
    if (places.cookie.length > 0) {
      asked.cookies = decodeCookies(places.cookie, request.headers);
    }
    asked.body = read.value;
    const resolve = parts.resolvers[definition.id];
    const resolved = resolve === undefined ? undefined : await resolve(asked);
    if (isProblem(resolved)) return await finish(parts, definition, identity, request, resolved);
    const { variant, refusals: guardErrors = [] } = (resolved ?? {}) as Resolved;
    const { query, headers, cookies } = asked;
    const { checked: body, content } = read;
    const checked = { query, headers, cookies, body, content, variant, guardErrors };
    if (!isValid(definition, checked)) {
      const verdict = await explainRequest(definition, checked);
      const { invalidStatus: status = 400 } = definition;
      return reject(
        parts,
        { ...identity.facts, kind: "validation", status, ...verdict },
        {},
        definition,
      );
    }
    fillAll(definition, asked, content?.defaults, parts.defaults);
    asked.variant = variant;
    asked.contentType = content?.mediaType;
    const result = await parts.operations[definition.id]?.(asked);
    const finished = finish(parts, definition, identity, request, result as HandlerResponse);
    return finished instanceof Promise ? await finished : finished;
  } catch (error) {
    report(settings, error, identity.facts);
    return reject(parts, { ...identity.facts, kind: "unexpected", status: 500 }, {}, definition);
  }
}

const anybody = { principal: undefined, allowed: true };

function fillAll(
  { defaults }: OperationDefinition,
  asked: HandlerRequest,
  body: DefaultShape | undefined,
  table: DefaultTable,
): void {
  if (body !== undefined) fillDefaults(asked.body, body, table);
  if (defaults === undefined) return;
  if (defaults.path !== undefined) fillDefaults(asked.params, defaults.path, table);
  if (defaults.query !== undefined) fillDefaults(asked.query, defaults.query, table);
  if (defaults.header !== undefined) fillDefaults(asked.headers, defaults.header, table);
  if (defaults.cookie !== undefined) fillDefaults(asked.cookies, defaults.cookie, table);
}

const noBody: BodyResult = { value: undefined, checked: undefined, content: undefined };

interface Resolved {
  variant?: string;
  refusals?: ValidationError[];
}

const kinds = { 400: "json", 413: "too-large", 415: "media-type", 499: "aborted" } as const;

function readWhole(
  { body, parameters }: OperationDefinition,
  { req, env }: Context,
  limits: BodyLimits | undefined,
  takeTurn: RouterSettings["takeTurn"],
): BodyResult | Promise<BodyResult> {
  if (body === undefined || limits === undefined) return noBody;
  return rejectCoding(req.raw, parameters) ?? readBody(req.raw, body, limits, takeTurn, env);
}

function isProblem(resolved: unknown): resolved is HandlerResponse {
  return typeof resolved === "object" && resolved !== null && "status" in resolved;
}

import type { RequestIdentity } from "./request-identity.ts";
import type {
  Authenticated,
  OperationDefinition,
  SchemeDefinition,
  SecurityContext,
} from "./types.ts";

/** The handlers by scheme. A handler returns the principal and roles of a valid credential, otherwise undefined. */
export type SecurityTable<P> = Readonly<
  Record<
    string,
    (credential: unknown, context: SecurityContext) => Promise<Authenticated<P> | undefined>
  >
>;

/** The request that a security handler receives. */
class SecurityRequest implements SecurityContext {
  readonly method: string;
  readonly path: string;
  readonly scopes: readonly string[];
  readonly #identity: RequestIdentity;

  constructor(method: string, scopes: readonly string[], identity: RequestIdentity) {
    this.method = method;
    this.path = identity.path;
    this.scopes = scopes;
    this.#identity = identity;
  }

  get requestId(): string {
    return this.#identity.requestId;
  }
}

/** The authenticated principal, and whether it has all roles of a security alternative. */
export interface Admitted<P> {
  principal: P | undefined;
  allowed: boolean;
}

/**
 * Tries the security alternatives of an operation. Returns undefined if no alternative accepts the
 * request. An empty alternative allows anonymous callers. Such an alternative accepts a request
 * without a credential, but not a request with an invalid, malformed or incomplete credential.
 */
export async function authenticate<P>(
  { method, security }: OperationDefinition,
  schemes: Readonly<Record<string, SchemeDefinition>>,
  handlers: SecurityTable<P>,
  request: Request,
  identity: RequestIdentity,
): Promise<Admitted<P> | undefined> {
  if (security.length === 0) return { principal: undefined, allowed: true };
  let best: Admitted<P> | undefined;
  for (const alternative of security) {
    if (alternative.length === 0) continue;
    let admitted: Admitted<P> | undefined = { principal: undefined, allowed: true };
    for (const { scheme, roles } of alternative) {
      const definition = schemes[scheme];
      const credential = definition === undefined ? undefined : credentialOf(definition, request);
      const found =
        credential === undefined
          ? undefined
          : await handlers[scheme]?.(credential, new SecurityRequest(method, roles, identity));
      if (found === undefined) {
        admitted = undefined;
        break;
      }
      const allowed: boolean =
        admitted.allowed && roles.every((role) => found.roles.includes(role));
      admitted = { principal: admitted.principal ?? found.principal, allowed };
    }
    if (admitted !== undefined && (best === undefined || (admitted.allowed && !best.allowed))) {
      best = admitted;
    }
  }
  if (best !== undefined || !security.some((alternative) => alternative.length === 0)) return best;
  const isSent = security.flat().some(({ scheme }) => sendsCredential(schemes[scheme], request));
  return isSent ? undefined : { principal: undefined, allowed: true };
}

/**
 * Whether a request contains a credential, even a malformed one, at the place that the scheme names. An empty API
 * key is not a credential.
 */
function sendsCredential(scheme: SchemeDefinition | undefined, request: Request): boolean {
  if (scheme === undefined || scheme.type === "none") return false;
  if (scheme.type === "apiKey") return credentialOf(scheme, request) !== undefined;
  return request.headers.has("authorization");
}

/** The `WWW-Authenticate` of a 401: the types of credentials that the operation accepts. */
export function challenge(
  { security }: OperationDefinition,
  schemes: Readonly<Record<string, SchemeDefinition>>,
): string {
  const types = new Set(security.flat().map(({ scheme }) => schemes[scheme]?.type));
  const words = { bearer: "Bearer", basic: 'Basic realm="api"', apiKey: "ApiKey", none: "Mutual" };
  return [...types].flatMap((type) => (type === undefined ? [] : [words[type]])).join(", ");
}

function credentialOf(scheme: SchemeDefinition, request: Request): unknown {
  if (scheme.type === "none") return "";
  // An empty API key is no credential.
  if (scheme.type === "apiKey") return apiKeyOf(scheme, request) || undefined;
  const [, type = "", credential] =
    /^([A-Za-z]+) +([A-Za-z0-9._~+/=-]+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  if (type.toLowerCase() !== scheme.type || credential === undefined) return undefined;
  return scheme.type === "basic" ? pairOf(credential) : credential;
}

/** The user name and the password of HTTP Basic (RFC 7617) in UTF-8; undefined if they are malformed. */
function pairOf(credential: string): { username: string; password: string } | undefined {
  try {
    const bytes = Uint8Array.from(atob(credential), (character) => character.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    const colon = text.indexOf(":");
    if (colon === -1) return undefined;
    return { username: text.slice(0, colon), password: text.slice(colon + 1) };
  } catch {
    return undefined;
  }
}

function apiKeyOf(
  { in: place, name = "" }: SchemeDefinition,
  request: Request,
): string | undefined {
  if (place === "query") return new URL(request.url).searchParams.get(name) ?? undefined;
  if (place === "header") return request.headers.get(name) ?? undefined;
  const cookies = (request.headers.get("cookie") ?? "").split(/; */);
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

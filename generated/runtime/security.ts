import type {
  Authenticated,
  OperationDefinition,
  SchemeDefinition,
  SecurityContext,
} from "./types.ts";

/** A handler per security scheme: the principal behind a credential, or undefined. */
export type SecurityTable<P> = Readonly<
  Record<
    string,
    (credential: string, context: SecurityContext) => Promise<Authenticated<P> | undefined>
  >
>;

/** What authentication found: the principal, and whether it has the roles of one alternative. */
export interface Admitted<P> {
  principal: P | undefined;
  allowed: boolean;
}

/** Tries the alternatives of an operation's security; undefined where none of them authenticates. */
export async function authenticate<P>(
  operation: OperationDefinition,
  schemes: Readonly<Record<string, SchemeDefinition>>,
  handlers: SecurityTable<P>,
  request: Request,
  context: SecurityContext,
): Promise<Admitted<P> | undefined> {
  if (operation.security.length === 0) return { principal: undefined, allowed: true };
  let best: Admitted<P> | undefined;
  for (const alternative of operation.security) {
    let admitted: Admitted<P> = { principal: undefined, allowed: true };
    let known = true;
    for (const { scheme, roles } of alternative) {
      const definition = schemes[scheme];
      const credential = definition === undefined ? undefined : credentialOf(definition, request);
      const found =
        credential === undefined ? undefined : await handlers[scheme]?.(credential, context);
      if (found === undefined) {
        known = false;
        break;
      }
      const allowed = admitted.allowed && roles.every((role) => found.roles.includes(role));
      admitted = { principal: found.principal, allowed };
    }
    if (known && (best === undefined || (admitted.allowed && !best.allowed))) best = admitted;
  }
  return best;
}

function credentialOf(scheme: SchemeDefinition, request: Request): string | undefined {
  if (scheme.type === "apiKey") return apiKeyOf(scheme, request);
  const [, type = "", credential] =
    /^([A-Za-z]+) +([A-Za-z0-9._~+/=-]+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  return type.toLowerCase() === scheme.type ? credential : undefined;
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

import { isObject, type Json, type JsonObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import { follow, type ResolvedSpec } from "../resolve/resolve.ts";

/** How the credential of one security scheme is read from a request. */
export type Scheme =
  | { type: "bearer" | "basic" | "none" }
  | { type: "apiKey"; in: "header" | "query" | "cookie"; name: string };

/** One security scheme of a requirement, with the scopes or roles that the credential must have. */
export interface Demand {
  scheme: string;
  roles: string[];
}

/**
 * The alternatives of an operation's security. A request must meet every demand of one alternative. An empty
 * alternative demands nothing. Without alternatives, the operation is open to all.
 */
export function planSecurity(security: Json | undefined): Demand[][] {
  if (!Array.isArray(security)) return [];
  return security.filter(isObject).map((alternative) =>
    Object.entries(alternative).map(([scheme, roles]) => ({
      scheme,
      roles: Array.isArray(roles) ? roles.map(String) : [],
    })),
  );
}

/** Security schemes by name: all declared schemes, and the undeclared schemes that operations demand. */
export function planSchemes(
  spec: ResolvedSpec,
  operations: readonly { security: readonly (readonly Demand[])[] }[],
): Record<string, Scheme> {
  const components = isObject(spec.document.components) ? spec.document.components : {};
  const declared = isObject(components.securitySchemes) ? components.securitySchemes : {};
  const demanded = operations.flatMap(({ security }) =>
    security.flat().map(({ scheme }) => scheme),
  );
  return Object.fromEntries(
    [...new Set([...Object.keys(declared), ...demanded])].map((name) => {
      const { value } = follow(spec, join(spec.entry, "components", "securitySchemes", name));
      return [name, schemeOf(isObject(value) ? value : {})];
    }),
  );
}

function schemeOf(scheme: JsonObject): Scheme {
  if (scheme.type === "apiKey") {
    const place = scheme.in === "query" || scheme.in === "cookie" ? scheme.in : "header";
    return { type: "apiKey", in: place, name: String(scheme.name) };
  }
  if (scheme.type === "oauth2" || scheme.type === "openIdConnect") return { type: "bearer" };
  const name = String(scheme.scheme).toLowerCase();
  return { type: name === "basic" || name === "bearer" ? name : "none" };
}

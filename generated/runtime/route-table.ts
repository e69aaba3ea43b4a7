/** @noprettier */ /* eslint-disable */ /* eslint max-lines: [1, 1] */
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Generated; do not edit.

import { type BodyLimits, limitsOfBody } from "./body.ts";
import { comparePaths, type PathPattern, pathPattern, pathShape } from "./path.ts";
import type {
  OperationDefinition,
  ParameterDefinition,
  RouterSettings,
  SchemeDefinition,
} from "./types.ts";

/** An operation with its parsed path, its parameters by place, and the limits of its body. */
export interface Route {
  definition: OperationDefinition;
  pattern: PathPattern;
  places: Readonly<Record<ParameterDefinition["in"], ParameterDefinition[]>>;
  /** The names of API keys in the query. The router skips these names when it decodes the query parameters. */
  keys: ReadonlySet<string | undefined>;
  /** The limits of a body; undefined if the operation has no body. */
  limits: BodyLimits | undefined;
}

function routeOf(
  definition: OperationDefinition,
  schemes: Readonly<Record<string, SchemeDefinition>>,
  settings: RouterSettings,
): Route {
  const at = (place: string) => definition.parameters.filter((one) => one.in === place);
  const places = {
    path: at("path"),
    query: at("query"),
    header: at("header"),
    cookie: at("cookie"),
  };
  const named = definition.security.flat().map(({ scheme }) => schemes[scheme]);
  const keys = new Set(named.filter((one) => one?.in === "query").map((one) => one?.name));
  const { body } = definition;
  const limits = body === undefined ? undefined : limitsOfBody(body, settings);
  return { definition, pattern: pathPattern(definition.path), places, keys, limits };
}

/**
 * The routes grouped by the shape of their path, in the order in which the router tries the groups.
 * Omits paths that do not start with `/`, and paths that contain `?` or `#`.
 */
export function routesByPath(
  definitions: readonly OperationDefinition[],
  schemes: Readonly<Record<string, SchemeDefinition>>,
  settings: RouterSettings,
): Route[][] {
  const byShape = new Map<string, Route[]>();
  const reachable = definitions.filter(({ path }) => /^\/[^?#]*$/.test(path));
  const sorted = reachable.sort((a, b) => comparePaths(a.path, b.path));
  for (const definition of sorted) {
    const shape = pathShape(definition.path);
    byShape.set(shape, [...(byShape.get(shape) ?? []), routeOf(definition, schemes, settings)]);
  }
  return [...byShape.values()];
}

/** The route of a method; a HEAD without its own route gets the route of GET. */
export function routeFor(routes: readonly Route[], method: string): Route | undefined {
  const exact = routes.find(({ definition }) => definition.method.toUpperCase() === method);
  return exact ?? (method === "HEAD" ? routeFor(routes, "GET") : undefined);
}

/** The methods of a path for the header `Allow`, sorted. */
export function allowedMethods(routes: readonly Route[]): string[] {
  const methods = routes.map(({ definition }) => definition.method.toUpperCase());
  return [...new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods)].sort();
}

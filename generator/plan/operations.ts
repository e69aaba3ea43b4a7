import { type Holder, operationsOf, parameterAddresses } from "../check/operations.ts";
import { compare } from "../diagnostics/diagnostic.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import {
  type DeclaredResponse,
  planRequestBody,
  planResponses,
  type RequestBody,
} from "./contents.ts";
import { planNotices } from "./deprecation.ts";
import type { Plain } from "./inline-scalars.ts";
import { operationKey, pascalCase } from "./names.ts";
import type { Names } from "./naming.ts";
import { type Parameter, planParameters } from "./parameters.ts";
import { type Demand, planSecurity } from "./security.ts";

/** One operation, with all the facts that the generated code needs. */
export interface Operation {
  /**
   * The name of the generated method. An operationId that is an ASCII identifier stays unchanged. Webhooks and
   * callbacks have no generated method: their `id` is the operationId, or else `path`.
   */
  id: string;
  /** The id in PascalCase, for the names of types. */
  name: string;
  method: string;
  /** A route's path, a webhook's name, or `<operation> <callback>`, plus the URL if the callback has several URLs. */
  path: string;
  address: string;
  summary: string;
  description: string;
  /** The first tag, or `default`. The API reference lists the operation under this tag. */
  tag: string;
  deprecated: boolean;
  /** The headers `Deprecation` and `Sunset` of every response. */
  notices: Record<string, string>;
  parameters: Parameter[];
  body?: RequestBody;
  responses: DeclaredResponse[];
  /** Whether undeclared query parameters are ignored, not rejected. */
  ignoresUnknownQuery: boolean;
  /** Lists of demands. A request must meet every demand of at least one list; without lists, any request is allowed. */
  security: Demand[][];
}

/** Every operation of the spec's paths, webhooks or callbacks, sorted by path and method. */
export function planOperations(
  spec: ResolvedSpec,
  names: Names,
  plain: Plain,
  where: Holder = "paths",
): Operation[] {
  // The document's `security` applies to requests of clients, not to webhooks and callbacks, which the service sends.
  const isCalled = where === "paths";
  const operations = [...operationsOf(spec, where)].map(
    ({ path, method, address, value, shared }): Operation => {
      const named = isCalled ? names.operations.get(operationKey({ method, path })) : undefined;
      const id = named ?? String(value.operationId ?? path);
      const body = planRequestBody(spec, names.models, value, address);
      const addresses = [...shared, ...parameterAddresses(value, address)];
      return {
        id,
        name: pascalCase(id),
        method,
        path,
        address,
        summary: String(value.summary ?? id),
        description: String(value.description ?? ""),
        tag: String((Array.isArray(value.tags) ? value.tags[0] : undefined) ?? "default"),
        deprecated: value.deprecated === true,
        notices: planNotices(value),
        parameters: planParameters(spec, names.models, plain, path, addresses),
        ...(body === undefined ? {} : { body }),
        responses: planResponses(spec, names.models, plain, value, address),
        ignoresUnknownQuery:
          (value["x-unknown-query"] ?? spec.document["x-unknown-query"]) === "ignore",
        security: planSecurity(value.security ?? (isCalled ? spec.document.security : undefined)),
      };
    },
  );
  return operations.sort((a, b) => compare(a.path, b.path) || compare(a.method, b.method));
}

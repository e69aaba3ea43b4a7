import { isObject } from "../openapi/pointer.ts";
import { join } from "../resolve/address.ts";
import type { ResolvedSpec } from "../resolve/resolve.ts";
import type { Report } from "./check.ts";
import { operationsOf } from "./operations.ts";

const places = ["header", "query", "cookie"];

/** Reports malformed security requirements, and security schemes that are undeclared, malformed or not supported. */
export function checkSecurity(spec: ResolvedSpec, report: Report): void {
  const { components } = spec.document;
  const schemes = isObject(components) ? components.securitySchemes : undefined;
  const known = new Set(Object.keys(isObject(schemes) ? schemes : {}));
  checkRequirements(spec.document.security, join(spec.entry, "security"), known, report);
  for (const kind of ["paths", "webhooks", "callbacks"] as const) {
    for (const { address, value } of operationsOf(spec, kind)) {
      checkRequirements(value.security, join(address, "security"), known, report);
    }
  }
  for (const { kind, address, value } of spec.visits) {
    if (kind !== "securityScheme" || !isObject(value) || value.$ref !== undefined) continue;
    const { type, scheme } = value;
    if (type === "apiKey") {
      if (!places.includes(String(value.in)) || typeof value.name !== "string") {
        report(
          "spec/security",
          "an apiKey needs the members `name` and `in` (header, query or cookie)",
          address,
        );
      }
    } else if (type === "http") {
      if (!/^(bearer|basic)$/i.test(String(scheme))) {
        report(
          "spec/security-type",
          `the http scheme ${JSON.stringify(scheme ?? null)} is not supported`,
          address,
        );
      }
    } else if (type !== "oauth2" && type !== "openIdConnect" && type !== undefined) {
      report(
        "spec/security-type",
        `the type ${JSON.stringify(type)} is not supported`,
        join(address, "type"),
      );
    }
  }
}

function checkRequirements(
  requirements: unknown,
  address: string,
  known: ReadonlySet<string>,
  report: Report,
): void {
  if (!Array.isArray(requirements)) return;
  for (const [index, requirement] of requirements.entries()) {
    const here = join(address, index);
    if (!isObject(requirement)) {
      report("spec/security", "a security requirement must be an object", here);
      continue;
    }
    for (const [name, scopes] of Object.entries(requirement)) {
      if (!known.has(name)) {
        report(
          "spec/unknown-security",
          `the security scheme ${name} is not declared`,
          join(here, name),
        );
      } else if (!Array.isArray(scopes) || scopes.some((scope) => typeof scope !== "string")) {
        report(
          "spec/security",
          `the scopes of ${name} must be an array of strings`,
          join(here, name),
        );
      }
    }
  }
}
